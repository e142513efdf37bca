import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import {
  expectTextOnly,
  expectToShow,
  makeMarkupCandidate,
  markup,
  markupPosting,
  scriptTag,
} from '../harness/markup.ts';
import { openAs } from '../harness/open-as.ts';
import { applyTo } from '../harness/people.ts';

const candidatePages = (postingId: string): readonly string[] => [
  '/profile/view',
  ...['basic-detail', 'personal-detail', 'experience', 'skills', 'education', 'expectation', 'resume'].map(
    (step) => `/profile/edit/${step}`,
  ),
  '/explore-jobs',
  `/explore-jobs/${postingId}`,
  '/applied-job',
];

const employerPages = (postingId: string, candidateId: string): readonly string[] => [
  '/dashboard',
  `/employee-profile/${candidateId}`,
  '/posting-jobs',
  `/employer/edit/posting-jobs/${postingId}`,
  `/employer/edit/posting-jobs-details/${postingId}`,
  '/explore-employee-jobs',
  '/employer/view',
];

/** Opens each page, waits until it shows what was typed, and looks at what became of it. */
const visit = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await expectToShow(page, path);
    await expectTextOnly(page);
  }
};

test('[SEC-05] What people type is text on every page of both roles, in names of files and in mails', {
  tag: '@any-width',
}, async ({ page, request, mailbox, people }) => {
  test.setTimeout(180_000);
  const candidate = await makeMarkupCandidate(request, people);
  const employer = await people.newEmployer(markup);
  const posting = await employer.post('/postingjobs/add', markupPosting(employer.userId));
  const postingId = String(posting.id);
  await applyTo(candidate, postingId);
  const applications = await employer.post('/employer/explore-employee-jobs', { id: employer.userId });
  const ids = (applications as unknown as { id: string }[]).map(({ id }) => id); // a list, of this one
  await employer.post('/employer/application-status', { ids, status: 'shortlisted', message: scriptTag });

  await openAs(page, 'Employee', candidate.email);
  await expect(page).toHaveURL(/\/profile\/view$/);
  await visit(page, candidatePages(postingId));
  await openAs(page, 'Employer', employer.email);
  await expect(page).toHaveURL(/\/dashboard/);
  await visit(page, employerPages(postingId, candidate.userId));

  // A mail program has no policy of ours: the mail itself must be text.
  const mail = await mailbox.readMail(candidate.email);
  await page.goto('about:blank');
  await page.setContent(mail.html);
  await expect(page.getByText(scriptTag)).toBeVisible();
  await expectTextOnly(page);
});

test('[SEC-05] A link that is a script is refused, wherever a link can be typed', {
  tag: '@any-width',
}, async ({ request, people }) => {
  const { email, token, userId } = await makeMarkupCandidate(request, people);
  const headers = { authorization: `Bearer ${token}` };
  const before = await (await request.get(`/V1/profile/viewProfile/${userId}`, { headers })).json();
  const names = ['Facebook', 'Instagram', 'Twitter', 'Youtube', 'Blog'];
  const links = [
    'javascript:ran=1',
    'JaVaScRiPt:ran=1//https://a.b',
    '\tjava\nscript:ran=1',
    'data:text/html,x',
    'vbscript:x',
  ];
  for (const link of links) {
    for (const name of names) {
      const data = { socialmedia: [{ name, link }] };
      const answer = await request.post('/V1/profile/editSocialMediaDetails', { headers, data });
      expect(answer.status(), `${name} ${link}`).toBe(400);
    }
    const data = {
      emailId: email,
      firstName: 'A',
      lastName: 'B',
      gender: 2,
      mobile: '919876543210',
      country: 'India',
      city: 'Pune',
      linkedInProfile: link,
    };
    const answer = await request.post('/V1/profile/editPersonalDetails', { headers, data });
    expect([answer.status(), (await answer.json()).Errors?.[0]?.path], link).toEqual([
      400,
      'linkedInProfile',
    ]);
  }
  const after = await (await request.get(`/V1/profile/viewProfile/${userId}`, { headers })).json();
  expect(after.Data.socialmedia).toEqual(before.Data.socialmedia);
});
