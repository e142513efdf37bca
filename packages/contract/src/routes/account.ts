import { loginRoutes } from './login.ts';
import { passwordRoutes } from './password.ts';
import { signUpRoutes } from './sign-up.ts';

/** Login, sign-up, one-time codes and passwords: §7.1. */
export const accountRoutes = { ...loginRoutes, ...signUpRoutes, ...passwordRoutes } as const;
