/**
 * A term as searches compare it: compatibility forms unified, accents and case dropped, spaces collapsed.
 * `C++`, `.NET` and `C#` keep their signs, so they stay different terms (SEARCH-02, MATCH-08).
 */
export const foldTerm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** The spelling of an e-mail address under which one account exists per role (SIGN-09). */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
