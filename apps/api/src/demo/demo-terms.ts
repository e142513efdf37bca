import { jobRoles, jobTitles, jobTypes, visaStatuses } from '@forte/contract';
import { families, generalSkills } from '#api/demo/words/families.ts';
import { places } from '#api/demo/words/places.ts';
import { charities, companyFirst, companySecond, qualifications } from '#api/demo/words/work.ts';
import { sharedMatchTerms } from '#api/modules/matching/match-columns.ts';
import { type Term, termsOf } from '#api/modules/search/facets.ts';

/** Every term that demo data can hold: a short list, since the words are. */
export const demoTerms = (): Term[] => [
  ...termsOf('gender', [1, 2, 3]),
  ...termsOf('visa', visaStatuses),
  ...termsOf('education', qualifications),
  ...termsOf('job', jobTitles),
  ...termsOf('mode', jobTypes),
  ...termsOf('role', jobRoles),
  ...places.flatMap((place) => [
    ...termsOf('country', [place.country]),
    ...termsOf('currency', [place.currency]),
    ...termsOf('language', place.languages),
    ...termsOf(
      'city',
      place.cities.map((city) => city.name),
    ),
    ...termsOf(
      'state',
      place.cities.map((city) => city.state),
    ),
  ]),
  ...companyFirst.flatMap((first) =>
    termsOf(
      'company',
      [...companySecond, ...charities].map((second) => `${first} ${second}`),
    ),
  ),
  ...termsOf('skill', generalSkills),
  ...families.flatMap((family) => [
    ...termsOf('skill', family.skills),
    ...termsOf('technology', family.technologies),
  ]),
  ...sharedMatchTerms(
    [...generalSkills, ...families.flatMap(({ skills, technologies }) => [...skills, ...technologies])],
    places.flatMap(({ country, cities }) => [country, ...cities.flatMap(({ name, state }) => [name, state])]),
  ),
];
