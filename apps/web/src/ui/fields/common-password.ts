/** The stems of the passwords that are tried first, as words; what people put around and inside them is undone below. */
const stems = new Set(
  'password passwort passord admin administrator welcome letmein qwerty qwertyuiop asdfgh zxcvbn abc abcd abcdef abcdefgh iloveyou monkey dragon football baseball sunshine princess master shadow superman login test testing secret changeme hello summer winter spring autumn forte company india'.split(
    ' ',
  ),
);

const plain: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** True for what is a common word with the usual capital, digits and sign: `P@ssw0rd1!`, `Welcome2026!`. */
export const isCommonPassword = (password: string): boolean => {
  const word = password
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  const undone = word.replace(/[@4310$5!]/g, (sign) => plain[sign] ?? sign).replace(/[^a-z]/g, '');
  return stems.has(word) || stems.has(undone);
};
