import type { socialNetworks } from '@forte/contract';
import { distinct, firstTold, type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import type { Line } from '#api/modules/resume-reading/text/line.ts';

type SocialLink = { readonly name: (typeof socialNetworks)[number]; readonly link: string };

const start = String.raw`(?<![\p{L}\p{N}@.-])(?:https?://)?(?:www\.|m\.|[a-z]{2}\.)?`;
/** What ends in a hyphen goes on in the next line. */
const linkedIn = new RegExp(
  String.raw`${start}(linkedin\.com/in/[\p{L}\p{N}%_-]*[\p{L}\p{N}])(?![\p{L}\p{N}%_-])`,
  'iu',
);
const networks: readonly (readonly [SocialLink['name'], RegExp])[] = [
  ['Facebook', new RegExp(String.raw`${start}(facebook\.com/[\w.-]*\w)`, 'iu')],
  ['Instagram', new RegExp(String.raw`${start}(instagram\.com/[\w.]*\w)`, 'iu')],
  ['Twitter', new RegExp(String.raw`${start}((?:twitter|x)\.com/\w+)`, 'iu')],
  ['Youtube', new RegExp(String.raw`${start}(youtube\.com/(?:@|c/|channel/|user/)[\w.-]*\w)`, 'iu')],
  [
    'Blog',
    new RegExp(
      String.raw`${start}(medium\.com/@[\w.-]*\w|[\w-]+\.(?:medium|wordpress|blogspot|substack)\.com|dev\.to/\w+)`,
      'iu',
    ),
  ],
];

/** The candidate's page at LinkedIn. */
export const findLinkedIn = (lines: readonly Line[]): Told<string> | undefined =>
  firstTold(lines, (text) => {
    const found = linkedIn.exec(text)?.[1];
    return found && `https://www.${found}`;
  });

/** Links of the networks that the profile asks for, one each. */
export const findSocialLinks = (lines: readonly Line[]): Told<SocialLink>[] =>
  distinct(
    lines.flatMap((line) =>
      networks.flatMap(([name, pattern]) => {
        const found = pattern.exec(line.text)?.[1];
        return found === undefined ? [] : [told({ name, link: `https://${found}` }, line)];
      }),
    ),
    ({ name }) => name,
  );
