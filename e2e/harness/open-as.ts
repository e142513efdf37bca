/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { password } from './people.ts';

const logins = {
  Employee: { path: '/V1/login/userLogin', userType: '1' },
  Employer: { path: '/V1/login/employerLogin', userType: '2' },
} as const;

/**
 * Opens a page of the product as somebody who is logged in: asks the server for a session as the form does, and leaves
 * it in the browser as the form does. For all journeys but those about logging in.
 */
export const openAs = async (
  page: Page,
  role: keyof typeof logins,
  email: string,
  path = '/',
): Promise<void> => {
  const login = logins[role];
  const answer = await page.request.post(login.path, { data: { username: email, password } });
  expect(answer.status()).toBe(200);
  const { api_token, profileStatus } = (await answer.json()).Data;
  await page.goto('/mark.svg'); // storage belongs to an origin: the smallest file of ours opens it
  await page.evaluate(
    ([userType, session]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('userType', userType);
      localStorage.setItem('forte-session', session);
    },
    [login.userType, JSON.stringify({ api_token, profileStatus })] as const,
  );
  await page.goto(path);
};
