import { type Answer, type Job, postingRoutes } from '@forte/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { callKey, callOptions } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';

/** One of the two marks and what is wanted of it: the flag is the state, so a repeated call changes nothing. */
type Wanted = { readonly isSaved: boolean } | { readonly isApplied: boolean };

const opposite = (wanted: Wanted): Wanted =>
  'isSaved' in wanted ? { isSaved: !wanted.isSaved } : { isApplied: !wanted.isApplied };

/** Shows a job's marks on every screen that has the job. */
const showMarks = (client: QueryClient, id: string, marks: Partial<Job>): void => {
  changeInLists(client, postingRoutes.listJobs, id, marks);
  changeInLists(client, postingRoutes.listSavedJobs, id, marks);
  changeInLists(client, postingRoutes.listAppliedJobs, id, marks);
  const { queryKey } = callOptions(postingRoutes.viewPosting, { params: { id } });
  client.setQueryData(queryKey, (held: Answer<typeof postingRoutes.viewPosting> | undefined) =>
    held === undefined ? held : { ...held, data: { ...held.data, ...marks } },
  );
};

/** The lists made by these marks are asked for anew when they are opened next; what is in view stays where it is. */
const markListsOld = (client: QueryClient): void => {
  for (const route of [postingRoutes.listSavedJobs, postingRoutes.listAppliedJobs]) {
    void client.invalidateQueries({ queryKey: callKey(route), refetchType: 'none' });
  }
};

/** Saves a job or applies to it: the screen changes at once, and back with a message when it fails (BROWSE-02). */
export const useMarks = (jobId: string) => {
  const { userId } = useUser();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Wanted) =>
      send(postingRoutes.markJob, { body: { candidateId: userId, postingId: jobId, ...wanted } }),
    // One after the other: the last press is the one that stands.
    scope: { id: `job:${jobId}` },
    onMutate: (wanted) => showMarks(client, jobId, wanted),
    onSuccess: ({ message }, wanted) => {
      showMarks(client, jobId, wanted);
      toast('1', message);
      markListsOld(client);
    },
    onError: (error, wanted) => {
      showMarks(client, jobId, opposite(wanted));
      toast('0', sentenceOf(error));
    },
  });
  return { mark: mutate, isMarking: isPending };
};
