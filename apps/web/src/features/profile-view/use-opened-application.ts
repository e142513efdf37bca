import { type Answer, type Application, employerRoutes } from '@forte/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applicationOf, type OpenedSearch, openedSearch } from '#core/applicants-search.ts';
import { sentenceOf, useSend } from '#core/calls.ts';
import { changeInLists, heldItem } from '#core/held-lists.ts';
import { listedBy } from '#core/listed-by.ts';
import { callOptions } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';
import { useAddress } from '#core/use-address.ts';

/** Whoever opens an application has seen it (STAT-01). */
const useSeen = (application: Application | undefined): void => {
  const client = useQueryClient();
  const { mutate } = useSend(employerRoutes.setApplicationStatus, {
    onSuccess: ({ data }) => {
      for (const id of data.changed)
        changeInLists(client, employerRoutes.listApplications, id, { status: 'seen' });
    },
    onError: (error) => toast('0', sentenceOf(error)),
  });
  const isNew = application?.status === 'sent' && application.withdrawnAt === null;
  const id = isNew ? application.id : undefined;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined || told.current === id) return;
    told.current = id;
    mutate({ body: { ids: [id], status: 'seen' } });
  });
};

type Viewed = Answer<typeof employerRoutes.viewApplication>;

/** The application that a profile was opened from, and who stands beside it in the list; its answer follows the reading. */
export const useOpenedApplication = (candidateId: string) => {
  const client = useQueryClient();
  const { userId } = useUser();
  const { search } = useAddress(openedSearch);
  const applicationId = applicationOf(search);
  const body = { ...listedBy(search, userId), applicationId: applicationId ?? '' };
  const options = callOptions(employerRoutes.viewApplication, { body });
  const query = useQuery({ ...options, enabled: applicationId !== undefined });
  const held =
    applicationId === undefined
      ? undefined
      : heldItem(client, employerRoutes.listApplications, applicationId);
  const application = query.data?.data.application ?? held;
  useSeen(query.data?.data.application);
  const showStatus = (status: Application['status']) =>
    client.setQueryData<Viewed>(
      options.queryKey,
      (viewed) =>
        viewed && {
          ...viewed,
          data: { ...viewed.data, application: { ...viewed.data.application, status } },
        },
    );
  return {
    isAsked: applicationId !== undefined,
    search,
    query,
    /** Not one of somebody else, if the address was put together by hand. */
    application: application?.candidate.id === candidateId ? application : undefined,
    showStatus,
  };
};
export type OpenedApplication = ReturnType<typeof useOpenedApplication>;
export type ListSearch = OpenedSearch;
