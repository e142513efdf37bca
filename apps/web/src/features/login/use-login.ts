import { type Answer, loginRoutes, type Role } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { startWait } from '#core/code-timer.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { endSession, setSignedIn, storeRole, storeSession } from '#core/session.ts';
import { local } from '#core/storage.ts';
import { useAction } from '#core/use-action.ts';
import { verifyToken } from '#core/verify.ts';

export type Credentials = { readonly username: string; readonly password: string };
type LoginAnswer = Answer<typeof loginRoutes.userLogin>;

const loginRoute = {
  employee: loginRoutes.userLogin,
  employer: loginRoutes.employerLogin,
} as const satisfies Record<Role, unknown>;

/** Logs in and tells whether a session began; otherwise the address has still to be verified (AUTH-03). */
const login = async (role: Role, credentials: Credentials): Promise<LoginAnswer> => {
  const answer: LoginAnswer = await send(loginRoute[role], { body: credentials });
  if ('api_token' in answer.data) {
    storeRole(role);
    storeSession(answer.data);
    setSignedIn(await verifyToken(role, answer.data.api_token)); // the guard now goes to where the user begins
  }
  return answer;
};

/** The login of one role (AUTH-02). A failure of any kind leaves no session behind. */
export const useLogin = (role: Role) => {
  const navigate = useNavigate();
  return useAction({
    act: (credentials: Credentials) => login(role, credentials),
    onError: () => endSession(),
    onSuccess: ({ code, data, message }, { username }) => {
      if (!('id' in data)) return;
      storeRole(role);
      local.uniqueId.set(data.id);
      startWait(role);
      (role === 'employee' ? local.email : local.employerEmail).set(username);
      showAlert(code, message);
      void navigate({ to: role === 'employee' ? paths.employeeCode : paths.employerCode });
    },
  });
};
