import {
  CallError,
  type OwnPosting,
  type PostingFields,
  postingRoutes,
  refusalStatus,
} from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { lastingError } from '#core/lasting-error.ts';
import { paths } from '#core/paths.ts';
import { callKey } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';
import { useAction } from '#core/use-action.ts';
import { fieldsOf, type PostingDraft } from './draft.ts';
import { forgetDraft } from './kept-draft.ts';

/** `overwrites`: what is typed here is wanted, whatever was saved elsewhere meanwhile. */
type Saving = { readonly draft: PostingDraft; readonly overwrites: boolean };

const newestVersion = async (id: string): Promise<number | undefined> =>
  (await send(postingRoutes.viewPosting, { params: { id } })).data.version;

const save = async (
  employerId: string,
  postingId: string | undefined,
  { draft, overwrites }: Saving,
): Promise<{ data: OwnPosting }> => {
  const fields: PostingFields = fieldsOf(draft);
  if (postingId === undefined) {
    return send(postingRoutes.addPosting, { body: { ...fields, employerId, draftId: draft.draftId } });
  }
  const version = overwrites ? await newestVersion(postingId) : draft.version;
  return send(postingRoutes.updatePosting, {
    params: { id: postingId },
    body: { ...fields, employerId, version },
  });
};

/** Why a posting was not saved. */
export type SaveFailure = {
  readonly message: string;
  /** It was saved elsewhere, too: one of the two has to be chosen. */
  readonly isStale: boolean;
  /** The same may well succeed a moment later. */
  readonly mayRetry: boolean;
};

/** What the server refused, field by field: some of it may stand on the other step. */
const failureOf = (error: Error | null): SaveFailure | undefined => {
  if (error === null) return undefined;
  const sentences = error instanceof CallError ? error.errors.map(({ message }) => message) : [];
  return {
    message: sentences.length === 0 ? sentenceOf(error) : [...new Set(sentences)].join('. '),
    isStale: error instanceof CallError && error.status === refusalStatus.stale,
    mayRetry: lastingError(error)?.mayRetry === true,
  };
};

/** Adds the posting or updates it, then shows the list; a failure leaves everything as it was (JOB-05). */
export const useSavePosting = (postingId: string | undefined) => {
  const { userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saving = useAction({
    act: (wanted: Saving) => save(userId, postingId, wanted),
    onSuccess: () => {
      forgetDraft(userId, postingId);
      void client.invalidateQueries({ queryKey: callKey(postingRoutes.listOwnPostings) });
      void client.invalidateQueries({ queryKey: callKey(postingRoutes.viewPosting) });
      toast('1', postingId === undefined ? 'Job posted' : 'Job posting updated');
      void navigate({ to: paths.postings });
    },
  });
  return {
    save: (draft: PostingDraft) => saving.mutate({ draft, overwrites: false }),
    keepMine: (draft: PostingDraft) => saving.mutate({ draft, overwrites: true }),
    // Once saved the page is on its way to the list: nothing is to be pressed any more.
    busy: saving.isPending || saving.isSuccess,
    failure: failureOf(saving.error),
  };
};
