import { Button, Text } from '@mantine/core';
import { counted } from '#core/format.ts';
import classes from './answer-bar.module.css';
import { verbOf } from './answer-dialog.tsx';
import type { Answers } from './use-answers.ts';

const statuses = ['shortlisted', 'declined', 'hired'] as const;

/** Answers all chosen applications at once (STAT-01). */
export const AnswerBar = ({ answers }: { answers: Answers }) => {
  const { chosen, clear, write } = answers;
  if (chosen.size === 0) return null;
  return (
    <section className={classes.bar} aria-label="Answer the chosen applications">
      <Text size="sm" fw={600} role="status">
        {counted(chosen.size, 'application')} chosen
      </Text>
      <div className={classes.buttons}>
        {statuses.map((status) => (
          <Button key={status} size="xs" variant="default" onClick={() => write(status, chosen)}>
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
