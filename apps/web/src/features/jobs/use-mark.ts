import { type Answer, type Job, postingRoutes } from '@forte/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#core/calls.ts';
import { changeInLists } from '#core/held-lists.ts';
import { callKey, callOptions } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';
import { useWish } from '#core/use-wish.ts';

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

/** Saves a job or applies to it, whichever of the two marks is meant (BROWSE-02). */
export const useMark = (jobId: string, kind: 'isSaved' | 'isApplied') => {
  const { userId } = useUser();
  const client = useQueryClient();
  const body = { candidateId: userId, postingId: jobId };
  const { wish, isPending } = useWish({
    scope: `job:${jobId}`,
    send: (on) =>
      send(postingRoutes.markJob, {
        body: kind === 'isSaved' ? { ...body, isSaved: on } : { ...body, isApplied: on },
      }),
    show: (on) => showMarks(client, jobId, { [kind]: on }),
    onDone: ({ message }) => {
      toast('1', message);
      markListsOld(client);
    },
    onFailed: (error) => toast('0', sentenceOf(error)),
  });
  return { mark: wish, isMarking: isPending };
};
