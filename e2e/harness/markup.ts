import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type ApiUser, type People, uploadResume } from './people.ts';
import { wirePosting } from './wire-bodies.ts';

/** Leaves a mark on the page when it is run in whichever way a browser runs text. Short enough for a name. */
export const markup = '<img src=x onerror=ran=1><b>"\'{{7*7}}';
export const scriptTag = '</textarea><script>ran=1</script>';

/** The same in every text of a profile that takes any text. */
const steps = (email: string) => ({
  editPersonalDetails: {
    emailId: email,
    firstName: markup,
    lastName: scriptTag,
    gender: 2,
    mobile: '919876543210',
    country: 'India',
    state: 'Maharashtra',
    city: markup,
    address: scriptTag,
    pincode: '411001',
    institution: markup,
    linkedInProfile: `https://example.com/${markup.replaceAll(' ', '')}`,
    topStrengths: [markup, scriptTag],
    topValues: [markup],
    aboutUser: `${markup}\n${scriptTag}`,
  },
  editWorkExperience: {
    experienceYears: 4,
    experienceMonths: 7,
    workedorganisations: [
      {
        role: markup,
        organisation: scriptTag,
        location: markup,
        startYear: 2022,
        startMonth: 5,
        isCurrentlyWorking: true,
      },
    ],
    technologies: [{ name: markup, workedFor: 4 }],
    countryWorkedFor: 'India',
    referraldetails: [
      {
        name: markup,
        contactNumber: '+919812345678',
        email: 'ravi@example.com',
        organisation: scriptTag,
        years: 3,
      },
    ],
  },
  editSkillDetails: {
    skills: [{ name: markup, preficiency: 5 }],
    languages: [{ name: markup, read: true, write: true, speak: true }],
  },
  editEducationDetails: {
    qualification: markup,
    education: [{ certificateName: markup, certificateNo: scriptTag, organisation: markup }],
  },
  editExpectationDetails: {
    preferedJob: 'Java Developer',
    modeOfWork: 'Remote',
    preferedRole: 'Full Time',
    expectedSalary: 90_000,
    isShowCtc: true,
    message: scriptTag,
  },
  editSocialMediaDetails: {
    socialmedia: [{ name: 'Blog', link: 'https://example.com/"onmouseover="ran=1' }],
  },
});

/** A candidate all of whose texts are markup, found by the skill of that name. */
export const makeMarkupCandidate = async (request: APIRequestContext, people: People): Promise<ApiUser> => {
  const candidate = await people.newCandidate(markup);
  const { email } = candidate;
  for (const [step, body] of Object.entries(steps(email))) await candidate.post(`/profile/${step}`, body);
  await uploadResume(request, candidate, { name: `${markup}.pdf`, mimeType: 'text/html' });
  return candidate;
};

/** A posting all of whose free texts are markup. */
export const markupPosting = (employerId: string) => ({
  ...wirePosting(employerId, markup),
  location: scriptTag,
  qualification: markup,
  workingHours: markup,
  technology: markup,
  benefits: markup,
  jobDescription: `${markup}, ${scriptTag}`,
});

/** Waits until the page shows what was typed, in its text or in a field. */
export const expectToShow = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          [
            document.body.textContent,
            ...[...document.querySelectorAll('input, textarea')].map(
              (field) => (field as HTMLInputElement).value,
            ),
          ].some((text) => /<img src=x onerror=ran=1>|<\/textarea><script>ran=1/.test(text)),
        ),
      { message: `${path} shows what was typed` },
    )
    .toBe(true);

/** What was typed stands there as text: nothing ran, nothing became an element, no link leads to script, nothing sticks out. */
export const expectTextOnly = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    ran: 'ran' in globalThis,
    images: document.querySelectorAll('img[src="x"], [onerror], [onmouseover]').length,
    links: [...document.querySelectorAll('a[href], form[action], iframe[src]')]
      .map((link) =>
        (link.getAttribute('href') ?? link.getAttribute('action') ?? link.getAttribute('src') ?? '').trim(),
      )
      .filter((address) => /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^(https?|mailto|tel):/i.test(address)),
    sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(found, page.url()).toEqual({ ran: false, images: 0, links: [], sticksOut: 0 });
};
