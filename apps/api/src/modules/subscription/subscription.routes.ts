import { type employerRoutes, plan } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readUsage } from '#api/modules/subscription/subscription.queries.ts';

const day = 86_400_000;

export const subscriptionHandlers = ({
  db,
  now,
}: Deps): Pick<Handlers<typeof employerRoutes>, 'viewSubscription'> => ({
  viewSubscription: async ({ body }) => {
    const { createdAt, storageUsedBytes } = await readUsage(db, body.id);
    const trialEndsAt = new Date(createdAt.getTime() + plan.trialDays * day);
    const { name, features, ...offer } = plan;
    // A day that has begun counts: on the last one there is 1 left.
    const trialDaysLeft = Math.max(0, Math.ceil((trialEndsAt.getTime() - now().getTime()) / day));
    return {
      data: { ...offer, plan: name, features: [...features], trialEndsAt, trialDaysLeft, storageUsedBytes },
    };
  },
});
