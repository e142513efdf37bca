import {
  type Answer as AnswerOf,
  type Application,
  employerRoutes,
  type StatusChange,
} from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useSend } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { callKey } from '#core/queries.ts';
import { toast } from '#core/toast.ts';
import type { Addressee } from './addressee.ts';

/** What an employer answers with. */
export type AnswerStatus = Exclude<StatusChange['status'], 'seen'>;

/** An answer that is being written: to which applications. */
export type Draft = {
  readonly key: string;
  readonly status: AnswerStatus;
  readonly to: readonly Addressee[];
  /** They got another answer from elsewhere before this one was sent: whether it shall go out still is asked. */
  readonly isOvertaken: boolean;
};

type Told = AnswerOf<typeof employerRoutes.setApplicationStatus>['data'];
type Followed = {
  /** Where an application stands now, by this answer or by one from elsewhere. */
  readonly onStatus?: (id: string, status: Application['status']) => void;
  /** The answer is sent, or given up after it went to some. */
  readonly onDone?: (draft: Draft) => void;
};

const overtakenOf = (draft: Draft, { stale }: Told): Draft => ({
  ...draft,
  isOvertaken: true,
  to: stale.flatMap(({ id, status }) =>
    draft.to.filter((one) => one.id === id).map(({ name }) => ({ id, status, name })),
  ),
});

/** The answer that is being written to one application or several (STAT-01); all lists show at once what was sent. */
export const useAnswer = ({ onStatus, onDone }: Followed = {}) => {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const end = (ended: Draft) => {
    onDone?.(ended);
    setDraft(undefined);
  };
  const show = (id: string, status: Application['status']) => {
    changeInLists(client, employerRoutes.listApplications, id, { status });
    onStatus?.(id, status);
  };
  const follow = (sent: Draft, told: Told, message: string) => {
    for (const id of told.changed) show(id, sent.status);
    for (const { id, status } of told.stale) show(id, status);
    if (told.changed.length > 0 || told.stale.length === 0) toast('1', message);
    if (told.stale.length > 0) setDraft(overtakenOf(sent, told));
    else end(sent);
  };
  const sending = useSend(employerRoutes.setApplicationStatus, {
    onSuccess: async ({ data, message }) => {
      if (draft !== undefined) follow(draft, data, message);
      await Promise.all(
        [employerRoutes.listApplications, employerRoutes.viewApplication].map((route) =>
          client.invalidateQueries({ queryKey: callKey(route) }),
        ),
      );
    },
  });
  const close = () => {
    if (draft?.isOvertaken) end(draft);
    else setDraft(undefined);
    sending.reset();
  };
  return {
    draft,
    write: (status: AnswerStatus, to: readonly Addressee[]) =>
      setDraft({ key: `${status} ${to.map(({ id }) => id).join()}`, status, to, isOvertaken: false }),
    close,
    send: ({ to, status }: Draft, message: string) =>
      sending.mutate({
        body: {
          ids: to.map(({ id }) => id),
          status,
          message,
          shown: to.map(({ id, status: shown }) => ({ id, status: shown })),
        },
      }),
    busy: sending.isPending,
    failure: sending.error === null ? undefined : sentenceOf(sending.error),
  };
};
export type Answer = ReturnType<typeof useAnswer>;
