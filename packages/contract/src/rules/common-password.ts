/** The words that passwords are made of most often, spelt without the usual replacements of letters. */
const commonWords = new Set(
  [
    'password passwort passw pass pword welcome welcomeback letmein changeme secret login default temp',
    'qwerty qwertyuiop qwertz azerty asdfgh asdf zxcvbn qazwsx abc abcd abcdef',
    'admin administrator root user guest test testing demo hello google forte company',
    'iloveyou monkey dragon football baseball cricket sunshine princess shadow master freedom whatever',
    'superman batman michael jordan starwars pokemon spring summer autumn winter monday friday india london',
  ].flatMap((line) => line.split(' ')),
);

const replacements: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a password is among the first that are guessed: a common word with the usual replacements and with digits and
 * signs around it (`P@ssw0rd1!`, `Summer2026!`), or hardly any letters. It is accepted all the same, since §5 alone
 * decides; a form warns (PWD-05).
 */
export const isCommonPassword = (password: string): boolean => {
  const core = password.toLowerCase().replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const word = core.replace(/[@431!0$57]/g, (sign) => replacements[sign] ?? sign).replace(/[^\p{L}]/gu, '');
  return word.length < 3 || commonWords.has(word);
};
