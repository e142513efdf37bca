import { foldTerm, profileRoutes } from '@forte/contract';
import { useMemo } from 'react';
import { useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';

/** A term and whether the candidate who looks has it. */
export type MarkedTerm = { readonly name: string; readonly isOwn: boolean };

/** Marks terms, the candidate's own first. */
export type MarkOwn = (terms: readonly string[]) => MarkedTerm[];

/** Marks with these terms, compared as searches compare them. */
export const markOwnBy = (ownTerms: readonly string[]): MarkOwn => {
  const own = new Set(ownTerms.map(foldTerm));
  return (terms) => {
    const marked = [...new Set(terms)].map((name) => ({ name, isOwn: own.has(foldTerm(name)) }));
    return marked.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  };
};

/** Marks with the skills and technologies of the candidate who looks. None until they are known. */
export const useMarkOwn = (): MarkOwn => {
  const { userId } = useUser();
  const profile = useCall(profileRoutes.viewProfile, { params: { id: userId } }).data?.data;
  return useMemo(
    () => markOwnBy([...(profile?.skills ?? []), ...(profile?.technologies ?? [])].map(({ name }) => name)),
    [profile],
  );
};
