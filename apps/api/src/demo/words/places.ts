import { type City, citiesOf } from './cities.ts';
import type { Culture } from './names.ts';
import { morePlaces } from './places-more.ts';
import { withTowns } from './towns.ts';

export type Place = {
  /** As the list of countries spells it. */
  readonly country: string;
  readonly dial: string;
  readonly digits: number;
  readonly currency: string;
  /** A salary there, in its own currency, for one dollar of an American one. */
  readonly payPerDollar: number;
  readonly timeZone: string;
  readonly cultures: readonly Culture[];
  /** The language everybody shares first. */
  readonly languages: readonly string[];
  readonly cities: readonly City[];
};

/** Where most people live, with the cities that they live in. */
const mainPlaces: readonly Place[] = [
  {
    country: 'United States',
    cities: citiesOf('United States'),
    dial: '+1',
    digits: 10,
    currency: 'USD',
    payPerDollar: 1,
    timeZone: 'America/New_York',
    cultures: ['anglo', 'indian', 'hispanic', 'africanAmerican', 'chinese', 'vietnamese', 'arabic', 'korean'],
    languages: ['English', 'Spanish', 'Hindi', 'Chinese', 'Vietnamese'],
  },
  {
    country: 'India',
    cities: citiesOf('India'),
    dial: '+91',
    digits: 10,
    currency: 'INR',
    payPerDollar: 22,
    timeZone: 'Asia/Kolkata',
    cultures: ['indian'],
    languages: ['English', 'Hindi', 'Tamil', 'Telugu', 'Kannada', 'Bengali', 'Gujarati', 'Malayalam', 'Urdu'],
  },
  {
    country: 'Canada',
    cities: citiesOf('Canada'),
    dial: '+1',
    digits: 10,
    currency: 'CAD',
    payPerDollar: 0.95,
    timeZone: 'America/Toronto',
    cultures: ['anglo', 'indian', 'french', 'chinese', 'filipino', 'arabic'],
    languages: ['English', 'French', 'Chinese', 'Hindi'],
  },
  {
    country: 'United Kingdom',
    cities: citiesOf('United Kingdom'),
    dial: '+44',
    digits: 10,
    currency: 'GBP',
    payPerDollar: 0.52,
    timeZone: 'Europe/London',
    cultures: ['anglo', 'indian', 'nigerian', 'slavic', 'arabic'],
    languages: ['English', 'French', 'Hindi', 'Polish'],
  },
  {
    country: 'Mexico',
    cities: citiesOf('Mexico'),
    dial: '+52',
    digits: 10,
    currency: 'MXN',
    payPerDollar: 6.5,
    timeZone: 'America/Mexico_City',
    cultures: ['hispanic'],
    languages: ['Spanish', 'English'],
  },
  {
    country: 'Germany',
    cities: citiesOf('Germany'),
    dial: '+49',
    digits: 10,
    currency: 'EUR',
    payPerDollar: 0.6,
    timeZone: 'Europe/Berlin',
    cultures: ['german', 'slavic', 'arabic', 'indian'],
    languages: ['German', 'English', 'Turkish', 'Arabic'],
  },
  {
    country: 'Brazil',
    cities: citiesOf('Brazil'),
    dial: '+55',
    digits: 11,
    currency: 'BRL',
    payPerDollar: 1.6,
    timeZone: 'America/Sao_Paulo',
    cultures: ['brazilian', 'japanese'],
    languages: ['Portuguese', 'English', 'Spanish'],
  },
  {
    country: 'Philippines',
    cities: citiesOf('Philippines'),
    dial: '+63',
    digits: 10,
    currency: 'PHP',
    payPerDollar: 12,
    timeZone: 'Asia/Manila',
    cultures: ['filipino', 'chinese'],
    languages: ['English', 'Tagalog', 'Chinese'],
  },
  {
    country: 'Poland',
    cities: citiesOf('Poland'),
    dial: '+48',
    digits: 9,
    currency: 'PLN',
    payPerDollar: 1.9,
    timeZone: 'Europe/Warsaw',
    cultures: ['slavic'],
    languages: ['Polish', 'English', 'German', 'Ukrainian'],
  },
  {
    country: 'Nigeria',
    cities: citiesOf('Nigeria'),
    dial: '+234',
    digits: 10,
    currency: 'USD',
    payPerDollar: 0.3,
    timeZone: 'Africa/Lagos',
    cultures: ['nigerian'],
    languages: ['English', 'Yoruba', 'Igbo', 'Hausa'],
  },
  {
    country: 'Egypt',
    cities: citiesOf('Egypt'),
    dial: '+20',
    digits: 10,
    currency: 'USD',
    payPerDollar: 0.28,
    timeZone: 'Africa/Cairo',
    cultures: ['arabic'],
    languages: ['Arabic', 'English', 'French'],
  },
  {
    country: 'Spain',
    cities: citiesOf('Spain'),
    dial: '+34',
    digits: 9,
    currency: 'EUR',
    payPerDollar: 0.42,
    timeZone: 'Europe/Madrid',
    cultures: ['hispanic', 'slavic'],
    languages: ['Spanish', 'English', 'Catalan'],
  },
  {
    country: 'Japan',
    cities: citiesOf('Japan'),
    dial: '+81',
    digits: 10,
    currency: 'JPY',
    payPerDollar: 70,
    timeZone: 'Asia/Tokyo',
    cultures: ['japanese', 'chinese'],
    languages: ['Japanese', 'English', 'Chinese'],
  },
  {
    country: 'Australia',
    cities: citiesOf('Australia'),
    dial: '+61',
    digits: 9,
    currency: 'AUD',
    payPerDollar: 1.1,
    timeZone: 'Australia/Sydney',
    cultures: ['anglo', 'chinese', 'vietnamese', 'indian'],
    languages: ['English', 'Chinese', 'Vietnamese'],
  },
];

/** The likelier first: `pickSkewed` draws from them. 50 countries, 2,000 cities. */
export const places: readonly Place[] = withTowns([...mainPlaces, ...morePlaces], 40);
