import * as z from 'zod/mini';
import { jobRoles, jobTitles, jobTypes, socialNetworks } from '../words/reference.ts';
import { currency, defaultCurrency } from './currency.ts';
import { linkMeant, linkProblem } from './link.ts';
import { fieldIssue, freeLines, freeNumber, noDoubles, severalOf } from './profile-values.ts';

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

const socialLinkFields = {
  name: z.enum(socialNetworks, { error: 'Choose from the list' }),
  link: z._default(z.string({ error: 'Enter a text' }), ''),
  notInterested: z._default(z.boolean({ error: 'Answer yes or no' }), false),
};
type SocialLink = z.output<z.ZodMiniObject<typeof socialLinkFields>>;

const problemOf = ({ name, link, notInterested }: SocialLink): string | undefined =>
  notInterested && link !== '' ? 'Leave the link empty, or untick not interested' : linkProblem(name, link);

/** One network: a link, or that the candidate is not interested (PROF-09). */
const socialLink = z.strictObject(socialLinkFields).check(
  z.overwrite((value) => ({ ...value, link: linkMeant(value.name, value.link) })),
  z.check(({ value, issues }) => {
    const problem = problemOf(value);
    if (problem !== undefined) issues.push(fieldIssue(['link'], problem, value));
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
