import type { ResumeSuggestions } from '@forte/contract';
import { findAbout } from '#api/modules/resume-reading/recognise/about.ts';
import { findCertificates } from '#api/modules/resume-reading/recognise/certificates.ts';
import { findInstitution, findQualification } from '#api/modules/resume-reading/recognise/education.ts';
import { findOrganisations } from '#api/modules/resume-reading/recognise/experience.ts';
import { type Sections, sectionsOf } from '#api/modules/resume-reading/recognise/headings.ts';
import { findLanguages, isLanguageLine } from '#api/modules/resume-reading/recognise/languages.ts';
import { findLinkedIn, findSocialLinks } from '#api/modules/resume-reading/recognise/links.ts';
import { findMobile, findName, findPlace } from '#api/modules/resume-reading/recognise/person.ts';
import { findSkillTerms } from '#api/modules/resume-reading/recognise/skills.ts';
import type { Told } from '#api/modules/resume-reading/recognise/told.ts';
import { type Line, tidy } from '#api/modules/resume-reading/text/line.ts';

/** What a resume tells. `skills` holds whatever may be one, before the dictionary was asked. */
export type Recognised = Omit<ResumeSuggestions, 'reading'>;

const part = <V, P>(whole: Told<V> | undefined, of: (value: V) => P): Told<P> | undefined =>
  whole && { value: of(whole.value), line: whole.line };

const nonEmpty = (text: Told<string> | undefined) => (text?.value === '' ? undefined : text);

const personalOf = (sections: Sections, links: readonly Line[]): Recognised['personal'] => {
  const contact = [...sections.top, ...sections.contact];
  const name = findName(sections.top);
  const place = findPlace(contact);
  return {
    firstName: part(name, ({ first }) => first),
    lastName: part(name, ({ last }) => last),
    mobile: findMobile(contact),
    city: part(place, ({ city }) => city),
    state: nonEmpty(part(place, ({ state }) => state)),
    country: part(place, ({ country }) => country),
    linkedInProfile: findLinkedIn([...contact, ...sections.links, ...links]),
    institution: findInstitution(sections.education),
    about: findAbout(sections.summary),
  };
};

/**
 * Reads the lines of a resume. The same lines give the same answer, whoever asks.
 * @param links addresses that stand behind words of the resume
 * @param today no period begins later
 */
export const recognise = (
  text: { readonly lines: readonly Line[]; readonly links: readonly Line[] },
  today: Date,
): Recognised => {
  const sections = sectionsOf(tidy(text.lines));
  return {
    personal: personalOf(sections, tidy(text.links)),
    organisations: findOrganisations(sections.experience, today),
    skills: findSkillTerms(sections.skills, [...sections.experience, ...sections.summary, ...sections.other]),
    languages: findLanguages([...sections.languages, ...sections.skills.filter(isLanguageLine)]),
    qualification: findQualification(sections.education),
    certificates: findCertificates(sections.certificates),
    socialLinks: findSocialLinks([...sections.top, ...sections.contact, ...sections.links]),
  };
};
