import { expect, test } from 'vitest';
import type { ResumeSuggestions } from '../wire/resume-suggestions.ts';
import { openSuggestions } from './resume-suggestions.ts';

const told = <V>(value: V) => ({ value, line: 'a line' });
const job = (organisation: string, startYear: number, startMonth: number | null = 1) => ({
  role: 'Developer',
  organisation,
  startYear,
  startMonth,
  endYear: null,
  endMonth: null,
  isCurrentlyWorking: true,
});
const suggested: ResumeSuggestions = {
  reading: 'read',
  personal: {
    firstName: told('Ana'),
    city: told('Austin'),
    state: told('Texas'),
    country: told('United States'),
    about: told('Hello'),
  },
  organisations: [told(job('Acme, Inc.', 2020)), told(job('Globex', 2018))],
  skills: [told('SQL'), told('Café')],
  languages: [told('Hindi')],
  qualification: told('B.Sc.'),
  certificates: [told({ certificateName: 'CKA', certificateNo: '', organisation: '' })],
  socialLinks: [told({ name: 'Twitter', link: 'https://x.com/ana' })],
};
const empty = {
  firstName: '',
  lastName: '',
  mobile: '',
  city: '',
  state: '',
  country: '',
  linkedInProfile: '',
  institution: '',
  about: '',
  organisations: [],
  skills: [],
  languages: [],
  qualification: '',
  certificates: [],
  socialLinks: [],
};

test('an empty profile has a place for everything', () => {
  expect(openSuggestions(suggested, empty)).toEqual(suggested);
});

test('a field that is filled, and an entry that the list has in another spelling, is no suggestion', () => {
  const open = openSuggestions(suggested, {
    ...empty,
    firstName: 'Anna',
    skills: [{ name: 'CAFE', proficiency: 3 }],
    qualification: 'M.Sc.',
    organisations: [{ organisation: 'acme', startYear: 2019, startMonth: 3 }],
    socialLinks: [
      { name: 'Twitter', link: '', notInterested: true },
      { name: 'Blog', link: '', notInterested: false },
    ],
  });
  expect(Object.keys(open.personal)).toEqual(['city', 'state', 'country', 'about']);
  expect(open.skills).toEqual([told('SQL')]);
  expect(open.organisations).toEqual([told(job('Globex', 2018))]);
  expect(open).toMatchObject({ qualification: undefined, socialLinks: [], languages: [told('Hindi')] });
});

test('a job that began in the same month is the same job, whatever it is called', () => {
  const organisations = [{ organisation: 'The Acme Group', startYear: 2020, startMonth: 1 }];
  expect(openSuggestions(suggested, { ...empty, organisations }).organisations).toHaveLength(1);
});

test('a city of another country than the profile’s is not offered', () => {
  const open = openSuggestions(suggested, { ...empty, country: 'India' });
  expect(Object.keys(open.personal)).toEqual(['firstName', 'about']);
});
