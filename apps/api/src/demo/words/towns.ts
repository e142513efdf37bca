import type { City } from './cities.ts';
import type { Culture } from './names.ts';
import type { Place } from './places.ts';

const words = (line: string): string[] => line.split(' ').map((word) => word.replaceAll('_', ' '));
const style = (starts: string, ends: string) => ({ starts: words(starts), ends: words(ends) });

/** Invented small towns: how their names begin and end where a culture is at home. */
const styles: Readonly<Partial<Record<Culture, ReturnType<typeof style>>>> = {
  anglo: style(
    'Ash Brook Clear Elm Fair Green Hazel Kings Lake Maple Mill North Oak Red Spring Stone West Wood',
    'bridge bury dale field ford gate ham haven ley port ton ville worth',
  ),
  hispanic: style(
    'Alameda Bellavista Buenavista Campoverde Fuenteclara Laguna Miraflores Montealto Naranjal Olivar Piedra Puertobello Rioclaro Robledal San_Isidro Santa_Clara Santa_Elena Valdeflores Vega Villanueva',
    '_Alta _Chica _de_Abajo _de_Arriba _de_la_Costa _de_la_Sierra _de_las_Flores _de_los_Pinos _del_Lago _del_Mar _del_Norte _del_Río _del_Valle',
  ),
  german: style(
    'Alten Birken Buchen Eichen Erlen Franken Grün Hirsch Hohen Kirch König Linden Marien Neuen Ober Rosen Schön Stein Unter Wolfs',
    'au bach berg born brück burg dorf feld hagen heim hof rode stadt stein wald',
  ),
  slavic: style(
    'Bel Bor Brod Dobr Gor Jasen Kamen Lip Nov Olsz Radom Slav Star Tarn Vod Zelen',
    'any ava ice ino itz nica nik no ovo ov owa owice sk',
  ),
  arabic: style(
    'Abu Ain Al_Bahr Al_Jabal Al_Noor Al_Qasr Al_Wadi Beit Dar Deir Kafr Nahr Ras Tell',
    '_Amal _Faris _Hadi _Hassan _Hilal _Jadid _Karim _Kebir _Mansour _Nakhl _Rahma _Salam _Sharq _Zahra',
  ),
  indian: style(
    'Anand Chandra Devi Ganga Hari Jaya Krishna Lakshmi Mohan Nanda Ram Shanti',
    'gaon garh giri halli kot nagar pally patti pur tala vadi wara',
  ),
  chinese: style('Bai Chang Da Dong Gao Hai Jin Long Nan Qing', 'an feng he hu jiang ning ping shan yang'),
  nigerian: style('Aba Ado Eke Ida Ijebu Ile Isa Kafin Oke Owo', 'da gari go ja ko la ra taba wa'),
  french: style(
    'Beau Champ Clair Haute Mont Neuve Pierre Rive Roche Vieux',
    'bois bourg fontaine fort mare pont val vigne ville',
  ),
  brazilian: style(
    'Água Barra Campina Fonte Lagoa Pedra Ponte Serra Várzea Vila',
    '_Alegre _Alta _Bela _Branca _Clara _Grande _Linda _Nova _Verde',
  ),
  vietnamese: style(
    'An Binh Dong Hoa Long Phu Tam Tan Thanh Vinh',
    '_Chau _Giang _Hai _Lam _Loc _My _Son _Thuy _Xuan',
  ),
  filipino: style(
    'Bag Bala Cala Dala Kali Laga Mala Pana Sama Tala',
    'bon buan gan gao hig kan lan mban yan',
  ),
  japanese: style('Aka Fuji Kita Matsu Minami Naka Nishi Oka', 'da gawa hara mori mura saki shima yama'),
  korean: style('Cheon Dae Gang Hae Nam Seo Won Yeon', 'am cheon dong ju pyeong san seong won'),
};

/** The town of a number. Both lists are walked at once, so that neighbours have little in common. */
const nameOf = (culture: Culture, number: number): string => {
  const { starts, ends } = styles[culture] ?? { starts: [], ends: [] };
  if (number >= starts.length * ends.length) throw new Error(`There are too few towns for ${culture}.`);
  const [start, round] = [number % starts.length, Math.floor(number / starts.length)];
  return `${starts[start]}${ends[(start + round) % ends.length]}`;
};

/**
 * Fills every country up to so many cities with small towns, each of a name of its own. They stand in the states of the
 * country's large cities, and share their postal codes.
 */
export const withTowns = (places: readonly Place[], citiesPerCountry: number): Place[] => {
  const used = new Map<Culture, number>();
  return places.map((place) => {
    const culture = place.cultures[0] ?? 'anglo';
    const first = used.get(culture) ?? 0;
    const count = citiesPerCountry - place.cities.length;
    used.set(culture, first + count);
    const towns = Array.from({ length: count }, (_, index): City => {
      const near = place.cities[index % place.cities.length] as City; // in bounds
      return { ...near, name: nameOf(culture, first + index) };
    });
    return { ...place, cities: [...place.cities, ...towns] };
  });
};
