import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '#core/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { StaleNotice } from '#ui/stale-notice.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { SuggestionPanel } from '../suggestions/suggestion-panel.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import classes from './profile-form-view.module.css';
import { type ProfileFormUse, useProfileForm } from './use-profile-form.ts';

type ProfileFormViewProps<V extends object> = ProfileFormUse<V> & {
  readonly submitLabel: string;
  /** What stands before the submit button: Back, Cancel. */
  readonly before: ReactNode;
  readonly canSkip?: boolean;
  readonly freeTo?: readonly string[];
  /** Starts the form anew from what is saved now. */
  readonly onReload: () => void;
};

const Restored = ({ onReload }: { onReload: () => void }) => (
  <Banner kind="notice">
    <Group justify="space-between" gap="xs">
      <span>This is what you typed before, not saved yet.</span>
      <Button variant="default" size="compact-sm" onClick={onReload}>
        Start over
      </Button>
    </Group>
  </Banner>
);

const Failure = ({ message }: { message: string }) => (
  <Banner kind="error">
    <Stack gap="xs" align="flex-start">
      <span>{message}</span>
      <Button type="submit" variant="default" size="compact-sm">
        Retry
      </Button>
    </Stack>
  </Banner>
);

/** One form of the profile with its messages and buttons. */
export const ProfileFormView = <V extends object>(props: ProfileFormViewProps<V>) => {
  const { definition, profile, submitLabel, before, canSkip = false, freeTo = [], onReload } = props;
  const use = useProfileForm(props);
  const { form, element, failure, restored, dropDraft, busy, submit, save } = use;
  const reload = () => {
    dropDraft();
    onReload();
  };
  const { empty } = definition;
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={definition.title}>
      <Stack gap="lg">
        {restored && <Restored onReload={reload} />}
        {definition.take !== undefined && (
          <SuggestionPanel definition={definition} form={form} profile={profile} />
        )}
        <definition.Fields form={form} profile={profile} />
        {failure !== undefined && !use.isStale && <Failure message={failure} />}
        {failure !== undefined && use.isStale && (
          <StaleNotice
            message={failure}
            newer={{ to: paths.profile }}
            busy={busy}
            onReload={reload}
            onKeepMine={use.keepMine}
          />
        )}
        <Group className={classes.actions ?? ''} justify="space-between">
          {before}
          <Group gap="sm" className={classes.forward ?? ''}>
            {canSkip && empty !== undefined && (
              <Button variant="subtle" disabled={busy} onClick={() => save(empty)}>
                Skip
              </Button>
            )}
            <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
          </Group>
        </Group>
      </Stack>
      <LeaveQuestion isHalfFilled={use.isHalfFilled} freeTo={freeTo} onLeave={dropDraft} />
    </form>
  );
};
