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
import { useTitleFocus } from './use-title-focus.ts';

type AnsweringProps = {
  readonly application: Application;
  readonly showStatus: OpenedApplication['showStatus'];
};

const What = ({ posting, appliedAt, status, withdrawnAt }: Application) => {
  const isAnswered = status !== 'sent' && status !== 'seen';
  return (
    <p>
      {`Applied to ${posting.jobTitle}, ${day(appliedAt)}`}{' '}
      {withdrawnAt !== null && <ApplicationBadge state="withdrawn" />}
      {withdrawnAt === null && isAnswered && <ApplicationBadge state={status} />}
    </p>
  );
};

const Answering = ({ application, showStatus }: AnsweringProps) => {
  const answer = useAnswer({ onStatus: (_, status) => showStatus(status) });
  return (
    <>
      {application.withdrawnAt === null && (
        <div className={classes.answers}>
          <AnswerButtons application={application} answer={answer} />
        </div>
      )}
      <AnswerDialog answer={answer} />
    </>
  );
};

const answersShape = (
  <div className={classes.answers}>
    <Bone width="20rem" shape="chip" />
  </div>
);

/** The application that the profile was opened from: to what, the answer to it, and the way to those beside it in the list. */
export const ApplicationPanel = ({ opened }: { opened: OpenedApplication }) => {
  const { isAsked, query, application, search, showStatus } = opened;
  useTitleFocus(search.application);
  if (!isAsked) return null;
  const unknown = query.error === null ? <Bone width="16rem" /> : <p>Application</p>;
  return (
    <section className={classes.panel} aria-label="Application" data-screen-only>
      {/* It stays when another application comes, and so is told: the title may be the same. */}
      <div className={classes.what} aria-live="polite">
        {application === undefined ? unknown : <What {...application} />}
      </div>
      {application !== undefined && (
        <Answering key={application.id} application={application} showStatus={showStatus} />
      )}
      <Loaded query={query} sentenceOf={sentenceOf} loading={application === undefined && answersShape}>
        {({ data }) => <Neighbours {...data} search={search} />}
      </Loaded>
    </section>
  );
};
