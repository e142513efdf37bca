import { Button } from '@mantine/core';
import { addresseeOf, nameOf, type Shown } from './addressee.ts';
import classes from './answer-buttons.module.css';
import type { Answer } from './use-answer.ts';
import { answerStatuses, verbOf } from './verbs.ts';

/** What leads on from each state: its button is seen first. */
const nextOf = {
  sent: 'shortlisted',
  seen: 'shortlisted',
  shortlisted: 'hired',
  declined: undefined,
  hired: undefined,
} as const;

type AnswerButtonsProps = {
  readonly application: Shown;
  readonly answer: Pick<Answer, 'write'>;
};

/** The answers that an application does not have yet. */
export const AnswerButtons = ({ application, answer }: AnswerButtonsProps) =>
  answerStatuses
    .filter((one) => one !== application.status)
    .map((one) => (
      <Button
        key={one}
        className={classes.answer ?? ''}
        size="xs"
        variant={one === nextOf[application.status] ? 'light' : 'default'}
        aria-label={`${verbOf(one)} ${nameOf(application)}`}
        onClick={() => answer.write(one, [addresseeOf(application)])}
      >
        {verbOf(one)}
      </Button>
    ));
