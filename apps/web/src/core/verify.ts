import { loginRoutes, type Role } from '@forte/contract';
import { send } from '#core/send.ts';
import type { User } from '#core/session.ts';

const verifyRoute = {
  employee: loginRoutes.userVerifyToken,
  employer: loginRoutes.employerUserVerifyToken,
} as const satisfies Record<Role, unknown>;

/** The user behind a token, by the call of the role (AUTH-02). */
export const verifyToken = async (role: Role, token: string): Promise<User> => {
  const answer = await send(verifyRoute[role], { body: { token } });
  return answer.data;
};
