import * as z from 'zod/mini';
import { jobRoles, jobTitles, jobTypes, socialNetworks } from '../words/reference.ts';
import { currency, defaultCurrency } from './currency.ts';
import { fieldIssue, freeLines, freeNumber, noDoubles, severalOf, webLink } from './profile-values.ts';

/** Expectation (PROF-08), in our words. */
export const expectationDetailFields = {
  preferredJobs: severalOf('Preferred Job', jobTitles, 5),
  modesOfWork: severalOf('Mode of Work', jobTypes),
  preferredRoles: severalOf('Preferred Role', jobRoles),
  expectedSalary: freeNumber('Expected Salary', 0, 100_000_000),
  expectedSalaryCurrency: z._default(currency, defaultCurrency),
  noticePeriodDays: freeNumber('Notice Period', 0, 365),
  showsSalary: z._default(z.boolean({ error: 'Answer yes or no' }), false),
  message: freeLines(1_000),
};

/** One network: a link, or that the candidate is not interested (PROF-09). */
export const socialLink = z
  .strictObject({
    name: z.enum(socialNetworks, { error: 'Choose from the list' }),
    link: webLink(),
    notInterested: z._default(z.boolean({ error: 'Answer yes or no' }), false),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.notInterested && value.link !== '') {
        issues.push(fieldIssue(['link'], 'Leave the link empty, or untick not interested', value));
      }
    }),
  );

/** The last step, social media (PROF-09), in our words. */
export const socialMediaDetailFields = {
  socialLinks: z._default(
    z
      .array(socialLink, { error: 'Enter a list' })
      .check(
        z.maxLength(socialNetworks.length, { error: 'At most 5 entries' }),
        noDoubles('name', 'This network'),
      ),
    [],
  ),
};
