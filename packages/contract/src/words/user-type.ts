import * as z from 'zod/mini';
import type { Role } from '../route.ts';

/** '1' employee, '2' employer: how the spec writes the role on the wire and in storage (APP-05). */
export const userTypeOf = { employee: '1', employer: '2' } as const satisfies Record<Role, string>;

/** The role, written '1' or '2' on the wire. */
export const userType = z.codec(
  z.enum(['1', '2'], { error: 'Choose Employee or Employer' }),
  z.enum(['employee', 'employer']),
  {
    decode: (wire): Role => (wire === '1' ? 'employee' : 'employer'),
    encode: (role) => userTypeOf[role],
  },
);
