import { employerRoutes, type StatusChange } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useSend } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { callKey } from '#core/queries.ts';
import { toast } from '#core/toast.ts';

/** What an employer answers with. */
export type AnswerStatus = Exclude<StatusChange['status'], 'seen'>;

/** An answer that is being written: to which applications. */
export type Draft = { readonly status: AnswerStatus; readonly ids: readonly string[] };

/** The answer that is being written to one application or several (STAT-01); all lists show at once what was sent. */
export const useAnswer = (onSent?: (draft: Draft) => void) => {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const sending = useSend(employerRoutes.setApplicationStatus, {
    onSuccess: ({ data, message }) => {
      toast('1', message);
      if (draft !== undefined) {
        const { status } = draft;
        for (const id of data.changed) changeInLists(client, employerRoutes.listApplications, id, { status });
        onSent?.(draft);
      }
      setDraft(undefined);
      return client.invalidateQueries({ queryKey: callKey(employerRoutes.listApplications) });
    },
  });
  const close = () => {
    setDraft(undefined);
    sending.reset();
  };
  return {
    draft,
    write: (status: AnswerStatus, ids: Iterable<string>) => setDraft({ status, ids: [...ids] }),
    close,
    send: ({ ids, status }: Draft, message: string) =>
      sending.mutate({ body: { ids: [...ids], status, message } }),
    busy: sending.isPending,
    failure: sending.error === null ? undefined : sentenceOf(sending.error),
  };
};
export type Answer = ReturnType<typeof useAnswer>;
