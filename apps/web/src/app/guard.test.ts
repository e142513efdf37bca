import type { Role } from '@forte/contract';
import { describe, expect, test } from 'vitest';
import { type Admission, admit, indexPath, type PageAccess } from './guard.ts';

const visitor = { status: 'signed-out' } as const;
const user = (role: Role, profileStatus: number) =>
  ({ status: 'signed-in', user: { userId: 'u', name: 'Asha', role, profileStatus } }) as const;

describe('who sees which page', () => {
  const table: [PageAccess, Admission, Admission, Admission, Admission][] = [
    // for, signed out, candidate with steps to do, complete candidate, employer
    ['everybody', 'in', 'in', 'in', 'in'],
    ['visitor', 'in', 'index', 'index', 'index'],
    ['user', 'login', 'in', 'in', 'in'],
    ['employee', 'login', 'in', 'in', 'denied'],
    ['complete-employee', 'login', 'denied', 'in', 'denied'],
    ['employer', 'login', 'denied', 'denied', 'in'],
  ];
  test.each(table)('%s', (access, out, unfinished, complete, employer) => {
    expect(admit(access, visitor)).toBe(out);
    expect(admit(access, user('employee', 7))).toBe(unfinished);
    expect(admit(access, user('employee', 8))).toBe(complete);
    expect(admit(access, user('employer', 8))).toBe(employer);
  });
});

test('a candidate begins at the step still to do, and at the profile once it is complete', () => {
  const starts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 42].map((profileStatus) =>
    indexPath({ role: 'employee', profileStatus }),
  );
  expect(starts).toEqual([
    '/profile/add/personal-detail',
    '/profile/add/experience',
    '/profile/add/resume',
    '/profile/add/visa',
    '/profile/add/skills',
    '/profile/add/education',
    '/profile/add/expectation',
    '/profile/add/social-media',
    '/profile/view',
    '/profile/view',
    '/profile/view',
  ]);
  expect(indexPath({ role: 'employer', profileStatus: 8 })).toBe('/dashboard');
});
