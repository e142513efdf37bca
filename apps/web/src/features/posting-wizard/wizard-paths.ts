import { paths } from '#core/paths.ts';

/** The addresses of the two steps, for a new posting or the one that is edited. */
export const wizardPaths = (postingId: string | undefined) =>
  postingId === undefined
    ? ({ basics: { to: paths.addPosting }, details: { to: paths.addPostingDetails } } as const)
    : ({
        basics: { to: paths.editPosting, params: { id: postingId } },
        details: { to: paths.editPostingDetails, params: { id: postingId } },
      } as const);
