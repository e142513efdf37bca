import type { employerRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readOverview } from '#api/modules/employer/employer.queries.ts';

export const employerHandlers = ({
  db,
  now,
}: Deps): Pick<Handlers<typeof employerRoutes>, 'viewEmployer'> => ({
  viewEmployer: async ({ caller }) => ({ data: await readOverview(db, caller.userId, now()) }),
});
