import type { Application } from '@forte/contract';
import { Button } from '@mantine/core';
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
  readonly application: Pick<Application, 'id' | 'status'>;
  readonly name: string;
  readonly answer: Pick<Answer, 'write'>;
};

/** The answers that an application does not have yet. */
export const AnswerButtons = ({ application: { id, status }, name, answer }: AnswerButtonsProps) =>
  answerStatuses
    .filter((one) => one !== status)
    .map((one) => (
      <Button
        key={one}
        className={classes.answer ?? ''}
        size="xs"
        variant={one === nextOf[status] ? 'light' : 'default'}
        aria-label={`${verbOf(one)} ${name}`}
        onClick={() => answer.write(one, [id])}
      >
        {verbOf(one)}
      </Button>
    ));
