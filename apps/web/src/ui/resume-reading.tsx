import {
  completeProfileStatus,
  type OnboardingStepName,
  type ProfileView,
  readingSentences,
  statusOfStep,
} from '@forte/contract';
import { Anchor, Group, Loader, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
  padding: '10px 16px',
  pointerEvents: 'none', // what lies under it can be pressed
  background: 'var(--forte-surface)',
  borderRadius: 'var(--mantine-radius-md)',
  boxShadow: 'var(--forte-floating)',
  transform: 'translateX(-50%)',
} as const;

/** Over the page's end, not in it: mostly there is nothing to tell after it, and what is read would move twice. */
const Busy = () => (
  <Group gap="sm" role="status" style={overPage} data-screen-only>
    <Loader size="xs" aria-hidden />
    <Text size="sm">Reading your resume for suggestions</Text>
  </Group>
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

/** Why there are no suggestions; told until it is dismissed. */
const Unread = ({ sentence, resumeId }: { sentence: string; resumeId: string | null }) => {
  const kept = keptInTab(`reading-told:${resumeId}`);
  const [isTold, setTold] = useState(kept.get() !== null);
  if (isTold) return null;
  const dismiss = () => {
    kept.set('yes');
    setTold(true);
  };
  return (
    <Banner kind="notice" onClose={dismiss}>
      {sentence}
    </Banner>
  );
};

/** A step that is not reached yet is named only: its suggestions wait there. */
const pathOf = (step: OnboardingStepName, { profileStatus }: ProfileView): string | undefined => {
  if (profileStatus >= completeProfileStatus) return stepPaths[step].edit;
  return statusOfStep(step) <= profileStatus ? stepPaths[step].add : undefined;
};

const Found = ({ open, profile }: { open: readonly Suggestion[]; profile: ProfileView }) => {
  const found = [...Map.groupBy(open, ({ step }) => step)];
  return (
    <Panel title={`We read your resume: ${counted(open.length, 'suggestion')}`}>
      <Text size="sm" c="dimmed">
        They stand at the top of the page they belong to. Nothing is saved before you take it.
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
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

/** What came of reading the candidate's resume (READ-01). */
export const ResumeReading = ({ profile }: ResumeReadingProps) => {
  const { query, reading, open } = useResumeSuggestions(profile);
  const { isSkipped } = useSkipped(profile.resumeId);
  if (profile.resumeId === null) return null;
  if (reading === undefined) {
    if (query.error === null) return <Busy />;
    const retry = () => void query.refetch();
    return <FailedReading message={sentenceOf(query.error)} busy={query.isFetching} onRetry={retry} />;
  }
  if (reading !== 'read') {
    return reading === 'no-resume' ? null : (
      <Unread sentence={readingSentences[reading]} resumeId={profile.resumeId} />
    );
  }
  const left = open.filter(({ id }) => !isSkipped(id));
  return left.length === 0 ? null : <Found open={left} profile={profile} />;
};
