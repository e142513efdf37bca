import { type Application, employerRoutes } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf, useSend } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { toast } from '#core/toast.ts';
import { useAnswer } from '#ui/answer/use-answer.ts';
import { useChosen } from './use-chosen.ts';

/** Marks an application as seen when it is opened (STAT-01). */
export const useSeen = (): ((id: string) => void) => {
  const client = useQueryClient();
  const { mutate } = useSend(employerRoutes.setApplicationStatus, {
    onSuccess: ({ data }) => {
      for (const id of data.changed)
        changeInLists(client, employerRoutes.listApplications, id, { status: 'seen' });
    },
    onError: (error) => toast('0', sentenceOf(error)),
  });
  return (id) => mutate({ body: { ids: [id], status: 'seen' } });
};

/** Which of the shown applications are chosen, and the answer that is being written to some of them. */
export const useAnswers = (shown: readonly Application[]) => {
  const choice = useChosen(shown);
  const answer = useAnswer(({ ids }) => {
    if (ids.some((id) => choice.chosen.has(id))) choice.clear();
  });
  return { choice, ...answer };
};
export type Answers = ReturnType<typeof useAnswers>;
