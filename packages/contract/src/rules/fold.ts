/**
 * Letters whose stroke is no accent that could be dropped, that become two in capitals, or that share their capital with
 * another: people write `Łódź` and `Lodz`, `Straße` and `STRASSE`, `Diyarbakır` and `DIYARBAKIR`.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/**
 * A term as searches compare it: compatibility forms unified, accents and case dropped, spaces collapsed.
 * `C++`, `.NET` and `C#` keep their signs, so they stay different terms (SEARCH-02, MATCH-08).
 */
export const foldTerm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * The spelling of an e-mail address under which one account exists per role (SIGN-09). Small letters may compose where
 * capitals do not (ΐ, ǰ), and what a capital Σ becomes depends on its neighbours: both are unified after the case.
 */
export const emailKey = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');
