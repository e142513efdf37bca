import { Button, Text } from '@mantine/core';
import { counted } from '#core/format.ts';
import { answerStatuses, verbOf } from '#ui/answer/verbs.ts';
import classes from './answer-bar.module.css';
import type { Answers } from './use-answers.ts';

const barId = 'answer-bar';

/** From a chosen card straight to the bar, past all cards between: for who goes by keys. */
export const focusAnswerBar = (): void => document.getElementById(barId)?.querySelector('button')?.focus();

/** Answers all chosen applications at once (STAT-01). */
export const AnswerBar = ({ answers }: { answers: Answers }) => {
  const { chosen, addressees, clear } = answers.choice;
  if (chosen.size === 0) return null;
  return (
    <section className={classes.bar} id={barId} aria-label="Answer the chosen applications">
      <Text size="sm" fw={600} role="status">
        {counted(chosen.size, 'application')} chosen
      </Text>
      <div className={classes.buttons}>
        {answerStatuses.map((status) => (
          <Button key={status} size="xs" variant="default" onClick={() => answers.write(status, addressees)}>
            {verbOf(status)}
          </Button>
        ))}
        <Button size="xs" variant="subtle" onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  );
};
