import { CallError, type OwnPosting, type PostingFields, postingRoutes } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { callKey } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';
import { useAction } from '#core/use-action.ts';
import { fieldsOf, type PostingDraft } from './draft.ts';
import { forgetDraft } from './kept-draft.ts';

const save = async (
  employerId: string,
  postingId: string | undefined,
  draft: PostingDraft,
): Promise<{ data: OwnPosting }> => {
  const fields: PostingFields = fieldsOf(draft);
  if (postingId === undefined) {
    return send(postingRoutes.addPosting, { body: { ...fields, employerId, draftId: draft.draftId } });
  }
  const body = { ...fields, employerId, version: draft.version };
  return send(postingRoutes.updatePosting, { params: { id: postingId }, body });
};

/** What the server refused, field by field: some of it may stand on the other step. */
const failureOf = (error: unknown): string => {
  const sentences = error instanceof CallError ? error.errors.map(({ message }) => message) : [];
  return sentences.length === 0 ? sentenceOf(error) : [...new Set(sentences)].join('. ');
};

/** Adds the posting or updates it, then shows the list; a failure leaves everything as it was (JOB-05). */
export const useSavePosting = (postingId: string | undefined) => {
  const { userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saving = useAction({
    act: (draft: PostingDraft) => save(userId, postingId, draft),
    onSuccess: () => {
      forgetDraft(userId, postingId);
      void client.invalidateQueries({ queryKey: callKey(postingRoutes.listOwnPostings) });
      void client.invalidateQueries({ queryKey: callKey(postingRoutes.viewPosting) });
      toast('1', postingId === undefined ? 'Job posted' : 'Job posting updated');
      void navigate({ to: paths.postings });
    },
  });
  return {
    save: saving.mutate,
    // Once saved the page is on its way to the list: nothing is to be pressed any more.
    busy: saving.isPending || saving.isSuccess,
    failure: saving.error === null ? undefined : failureOf(saving.error),
  };
};
