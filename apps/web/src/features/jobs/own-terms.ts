import { foldTerm, profileRoutes } from '@forte/contract';
import { useMemo } from 'react';
import { useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';

/** A term and whether the candidate who looks has it. */
export type MarkedTerm = { readonly name: string; readonly isOwn: boolean };

/** Marks terms, the candidate's own first. */
export type MarkOwn = (terms: readonly string[]) => MarkedTerm[];

/** What the candidate has of a job's skills and technologies, compared as searches compare. None until it is known. */
export const useMarkOwn = (): MarkOwn => {
  const { userId } = useUser();
  const profile = useCall(profileRoutes.viewProfile, { params: { id: userId } }).data?.data;
  return useMemo(() => {
    const own = new Set(
      [...(profile?.skills ?? []), ...(profile?.technologies ?? [])].map(({ name }) => foldTerm(name)),
    );
    return (terms) => {
      const marked = [...new Set(terms)].map((name) => ({ name, isOwn: own.has(foldTerm(name)) }));
      return marked.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
    };
  }, [profile]);
};
