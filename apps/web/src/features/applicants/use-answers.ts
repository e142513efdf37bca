import type { Application } from '@forte/contract';
import { useAnswer } from '#ui/answer/use-answer.ts';
import { useChosen } from './use-chosen.ts';

/** Which of the shown applications are chosen, and the answer that is being written to some of them. */
export const useAnswers = (shown: readonly Application[]) => {
  const choice = useChosen(shown);
  const answer = useAnswer({
    onDone: ({ to }) => {
      if (to.some(({ id }) => choice.chosen.has(id))) choice.clear();
    },
  });
  return { choice, ...answer };
};
export type Answers = ReturnType<typeof useAnswers>;
