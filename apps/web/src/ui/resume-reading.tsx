import {
  completeProfileStatus,
  type OnboardingStepName,
  type ProfileView,
  readingSentences,
  statusOfStep,
} from '@forte/contract';
import { Anchor, Button, Group, Loader, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, Fragment, type ReactNode, useCallback, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { counted } from '#core/format.ts';
import { stepPaths } from '#core/onboarding-steps.ts';
import { type Suggestion, useResumeSuggestions } from '#core/resume-suggestions.ts';
import { useSkipped } from '#core/skipped-suggestions.ts';
import { keptInTab } from '#core/storage.ts';
import { Banner } from '#ui/banner.tsx';
import { Panel } from '#ui/panel.tsx';
import { BusyButton } from './busy-button.tsx';

type ResumeReadingProps = { readonly profile: ProfileView };

/** Here and not in a file of styles, of which the pages of the steps have as many as they may. */
const overPage = {
  position: 'fixed',
  bottom: 'calc(16px + var(--forte-covered, 0px))',
  left: '50%',
  zIndex: 340, // below the word that there is no connection
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  background: 'var(--forte-surface)',
  borderRadius: 'var(--mantine-radius-md)',
  boxShadow: 'var(--forte-floating)',
  transform: 'translateX(-50%)',
} as const;
const passesBy = { ...overPage, pointerEvents: 'none' } as const;

/** Over the page's end, not in it: what is read there does not move while it comes. */
const OverPage = ({ children, style = overPage }: { children: ReactNode; style?: CSSProperties }) => (
  <div style={style} data-over data-screen-only>
    {children}
  </div>
);

/** Only says something: what lies under it can be pressed. */
const Busy = () => (
  <OverPage style={passesBy}>
    <Group gap="sm" px="md" py={10} role="status">
      <Loader size="xs" aria-hidden />
      <Text size="sm">Reading your resume for suggestions</Text>
    </Group>
  </OverPage>
);

const foundSentence = (open: readonly Suggestion[]) =>
  `We read your resume: ${counted(open.length, 'suggestion')}`;

/** Waits until it is asked for: the page of each suggestion has it, too. */
const Waiting = ({ open, onShow }: { open: readonly Suggestion[]; onShow: () => void }) => (
  <OverPage>
    <Group gap="sm" px="md" py={10} justify="center">
      <Text size="sm" role="status">
        {foundSentence(open)}
      </Text>
      <Button variant="light" size="compact-sm" onClick={onShow}>
        Show
      </Button>
    </Group>
  </OverPage>
);

type FailedProps = { readonly message: string; readonly busy: boolean; readonly onRetry: () => void };

const FailedReading = ({ message, busy, onRetry }: FailedProps) => (
  <Banner kind="error">
    <Group justify="space-between" gap="xs">
      <span>{`Your resume could not be read for suggestions. ${message}`}</span>
      <BusyButton variant="default" size="compact-sm" busy={busy} onClick={onRetry}>
        Retry
      </BusyButton>
    </Group>
  </Banner>
);

type UnreadProps = {
  readonly sentence: string;
  readonly resumeId: string;
  readonly Place: typeof OverPage | typeof Fragment;
};

/** Why there are no suggestions; told until it is dismissed. */
const Unread = ({ sentence, resumeId, Place }: UnreadProps) => {
  const kept = keptInTab(`reading-told:${resumeId}`);
  const [isTold, setTold] = useState(kept.get() !== null);
  if (isTold) return null;
  const dismiss = () => {
    kept.set('yes');
    setTold(true);
  };
  return (
    <Place>
      <Banner kind="notice" onClose={dismiss}>
        {sentence}
      </Banner>
    </Place>
  );
};

/** A step that is not reached yet is named only: its suggestions wait there. */
const pathOf = (step: OnboardingStepName, { profileStatus }: ProfileView): string | undefined => {
  if (profileStatus >= completeProfileStatus) return stepPaths[step].edit;
  return statusOfStep(step) <= profileStatus ? stepPaths[step].add : undefined;
};

type FoundProps = {
  readonly open: readonly Suggestion[];
  readonly profile: ProfileView;
  /** It was asked for: the page goes to it. */
  readonly isAsked: boolean;
};

const Found = ({ open, profile, isAsked }: FoundProps) => {
  const found = [...Map.groupBy(open, ({ step }) => step)];
  const goTo = useCallback((list: HTMLElement | null) => {
    list?.focus({ preventScroll: true });
    // With its title, and no further than it takes: where they are in sight nothing moves.
    list?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel title={foundSentence(open)}>
      <Text size="sm" c="dimmed">
        They stand at the top of the page they belong to. Nothing is saved before you take it.
      </Text>
      <ul ref={isAsked ? goTo : undefined} tabIndex={-1} style={{ margin: 0, paddingInlineStart: 20 }}>
        {found.map(([step, { length }]) => {
          const path = pathOf(step, profile);
          const text = `${step}: ${counted(length, 'suggestion')}`;
          return (
            <li key={step}>
              {path === undefined ? (
                text
              ) : (
                <Anchor component={Link} to={path}>
                  {text}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

/**
 * What came of reading the candidate's resume (READ-01). What comes while the page is read does not push it down: it stands over
 * its end until it is asked for.
 */
export const ResumeReading = ({ profile }: ResumeReadingProps) => {
  const { query, reading, open } = useResumeSuggestions(profile);
  const [isLate] = useState(reading === undefined);
  const [isAsked, setAsked] = useState(false);
  const { isSkipped } = useSkipped(profile.resumeId);
  if (profile.resumeId === null) return null;
  const Place = isLate ? OverPage : Fragment;
  if (reading === undefined) {
    if (query.error === null) return <Busy />;
    const retry = () => void query.refetch();
    return (
      <Place>
        <FailedReading message={sentenceOf(query.error)} busy={query.isFetching} onRetry={retry} />
      </Place>
    );
  }
  if (reading !== 'read') {
    if (reading === 'no-resume') return null;
    return <Unread sentence={readingSentences[reading]} resumeId={profile.resumeId} Place={Place} />;
  }
  const left = open.filter(({ id }) => !isSkipped(id));
  if (left.length === 0) return null;
  if (isLate && !isAsked) return <Waiting open={left} onShow={() => setAsked(true)} />;
  return <Found open={left} profile={profile} isAsked={isAsked} />;
};
