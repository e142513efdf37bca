import { employerRoutes } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { day } from '#core/format.ts';
import { heldItem } from '#core/held-lists.ts';
import { AnswerButtons } from '#ui/answer/answer-buttons.tsx';
import { AnswerDialog } from '#ui/answer/answer-dialog.tsx';
import { useAnswer } from '#ui/answer/use-answer.ts';
import { ApplicationBadge } from '#ui/application-status.tsx';
import classes from './application-panel.module.css';

/** The application that the profile was opened from, as the list knew it: its answer follows the reading. */
export const ApplicationPanel = ({ name }: { name: string }) => {
  const client = useQueryClient();
  const id = useLocation({ select: ({ state }) => state.applicationId });
  const [application, setApplication] = useState(() =>
    id === undefined ? undefined : heldItem(client, employerRoutes.listApplications, id),
  );
  const answer = useAnswer(({ status }) => setApplication((held) => held && { ...held, status }));
  if (application === undefined || application.withdrawnAt !== null) return null;
  const { posting, appliedAt, status } = application;
  const isAnswered = status !== 'sent' && status !== 'seen';
  return (
    <section className={classes.panel} aria-label="Application" data-screen-only>
      <p className={classes.what}>
        {`Applied to ${posting.jobTitle}, ${day(appliedAt)}`}{' '}
        {isAnswered && <ApplicationBadge state={status} />}
      </p>
      <div className={classes.answers}>
        <AnswerButtons application={application} name={name} answer={answer} />
      </div>
      <AnswerDialog answer={answer} />
    </section>
  );
};
