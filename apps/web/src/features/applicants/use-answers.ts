import { type Application, employerRoutes, type StatusChange } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useSend } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { callKey } from '#core/queries.ts';
import { toast } from '#core/toast.ts';
import { useChosen } from './use-chosen.ts';

/** What an employer answers with. */
export type AnswerStatus = Exclude<StatusChange['status'], 'seen'>;

/** An answer that is being written: to which applications. */
export type Draft = { readonly status: AnswerStatus; readonly ids: readonly string[] };

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
  const client = useQueryClient();
  const choice = useChosen(shown);
  const [draft, setDraft] = useState<Draft>();
  const sending = useSend(employerRoutes.setApplicationStatus, {
    onSuccess: ({ message }) => {
      toast('1', message);
      setDraft(undefined);
      if (draft !== undefined && draft.ids.some((id) => choice.chosen.has(id))) choice.clear();
      return client.invalidateQueries({ queryKey: callKey(employerRoutes.listApplications) });
    },
  });
  const close = () => {
    setDraft(undefined);
    sending.reset();
  };
  return {
    choice,
    draft,
    write: (status: AnswerStatus, ids: Iterable<string>) => setDraft({ status, ids: [...ids] }),
    close,
    send: ({ ids, status }: Draft, message: string) =>
      sending.mutate({ body: { ids: [...ids], status, message } }),
    busy: sending.isPending,
    failure: sending.error === null ? undefined : sentenceOf(sending.error),
  };
};
export type Answers = ReturnType<typeof useAnswers>;
