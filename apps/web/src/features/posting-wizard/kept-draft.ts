import { useLocation } from '@tanstack/react-router';
import { useUser } from '#core/session.ts';
import { type Kept, keptInTab } from '#core/storage.ts';
import type { PostingDraft } from './draft.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The posting on its way between the two steps of its wizard (JOB-03). */
    posting?: { readonly ownerId: string; readonly draft: PostingDraft };
  }
}

const place = (userId: string, postingId: string | undefined): Kept =>
  keptInTab(`posting-draft:${userId}:${postingId ?? 'new'}`);

/** Keeps what one user typed over a reload and over a session that ended (APP-15). */
export const keepDraft = (userId: string, postingId: string | undefined, draft: PostingDraft): void =>
  place(userId, postingId).set(JSON.stringify(draft));

export const forgetDraft = (userId: string, postingId: string | undefined): void =>
  place(userId, postingId).remove();

export const keptDraft = (userId: string, postingId: string | undefined): PostingDraft | undefined => {
  const text = place(userId, postingId).get();
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as PostingDraft; // written by keepDraft, in this tab only
  } catch {
    return undefined;
  }
};

/** What goes to the other step with the navigation. */
export const carriedBy = (ownerId: string, draft: PostingDraft) => ({ posting: { ownerId, draft } });

/** The draft that the other step passed on. The browser's history outlives a logout: the next user does not get it. */
export const useCarriedDraft = (): PostingDraft | undefined => {
  const { userId } = useUser();
  const carried = useLocation({ select: ({ state }) => state.posting });
  return carried?.ownerId === userId ? carried.draft : undefined;
};
