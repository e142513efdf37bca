import type { Application } from '@forte/contract';
import { sentenceOf } from '#core/calls.ts';
import { day } from '#core/format.ts';
import { AnswerButtons } from '#ui/answer/answer-buttons.tsx';
import { AnswerDialog } from '#ui/answer/answer-dialog.tsx';
import { useAnswer } from '#ui/answer/use-answer.ts';
import { ApplicationBadge } from '#ui/application-status.tsx';
import { Bone } from '#ui/bone.tsx';
import { Loaded } from '#ui/page-states.tsx';
import classes from './application-panel.module.css';
import { Neighbours } from './neighbours.tsx';
import type { OpenedApplication } from './use-opened-application.ts';

type AnsweringProps = {
  readonly application: Application;
  readonly name: string;
  readonly showStatus: OpenedApplication['showStatus'];
};

const Answering = ({ application, name, showStatus }: AnsweringProps) => {
  const answer = useAnswer(({ status }) => showStatus(status));
  const { posting, appliedAt, status, withdrawnAt } = application;
  const isAnswered = status !== 'sent' && status !== 'seen';
  return (
    <>
      {/* Told when another application of the same person comes: the page stays, and its title. */}
      <p className={classes.what} aria-live="polite">
        {`Applied to ${posting.jobTitle}, ${day(appliedAt)}`}{' '}
        {withdrawnAt !== null && <ApplicationBadge state="withdrawn" />}
        {withdrawnAt === null && isAnswered && <ApplicationBadge state={status} />}
      </p>
      {withdrawnAt === null && (
        <div className={classes.answers}>
          <AnswerButtons application={application} name={name} answer={answer} />
        </div>
      )}
      <AnswerDialog answer={answer} />
    </>
  );
};

const shape = (
  <>
    <p className={classes.what}>
      <Bone width="16rem" />
    </p>
    <div className={classes.answers}>
      <Bone width="20rem" shape="chip" />
    </div>
  </>
);

/** The application that the profile was opened from: to what, the answer to it, and the way to those beside it in the list. */
export const ApplicationPanel = ({ name, opened }: { name: string; opened: OpenedApplication }) => {
  const { isAsked, query, application, search, showStatus } = opened;
  if (!isAsked) return null;
  return (
    <section className={classes.panel} aria-label="Application" data-screen-only>
      {application !== undefined && (
        <Answering key={application.id} application={application} name={name} showStatus={showStatus} />
      )}
      {application === undefined && query.error !== null && <p className={classes.what}>Application</p>}
      <Loaded query={query} sentenceOf={sentenceOf} loading={application === undefined && shape}>
        {({ data }) => <Neighbours {...data} search={search} />}
      </Loaded>
    </section>
  );
};
