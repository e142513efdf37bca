import { type Answer, type Job, postingRoutes, type ViewedPosting } from '@forte/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

import { heldItem } from '#core/held-lists.ts';
import { callOptions } from '#core/queries.ts';

const lists = [postingRoutes.listJobs, postingRoutes.listSavedJobs, postingRoutes.listAppliedJobs] as const;

/** The job as a list had it: a list says as much of it as its own page. */
const heldJob = (client: QueryClient, id: string): Answer<typeof postingRoutes.viewPosting> | undefined => {
  for (const route of lists) {
    const data = heldItem(client, route, id);
    if (data !== undefined) return { code: '1', message: '', data };
  }
  return undefined;
};

/** One job: at once what the list before it knew, then what the server says. */
export const useJob = (id: string) => {
  const client = useQueryClient();
  return useQuery({
    ...callOptions(postingRoutes.viewPosting, { params: { id } }),
    placeholderData: () => heldJob(client, id),
  });
};

/** A candidate's view always has the marks; only an employer's lacks them. */
export const asJob = ({ isSaved = false, isApplied = false, ...posting }: ViewedPosting): Job => ({
  ...posting,
  isSaved,
  isApplied,
  applicationStatus: posting.applicationStatus ?? null,
  appliedAt: posting.appliedAt ?? null,
  withdrawnAt: posting.withdrawnAt ?? null,
  timeline: posting.timeline ?? [],
  answering: posting.answering ?? null,
  matchScore: posting.matchScore ?? null,
});
