/** Characters that make a name lie or break a header: controls, and marks that turn the direction of writing. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{FEFF}]/gu;
const maxLetters = 120;

/** Browsers write a quote in the name of an uploaded file as %22. */
const asTyped = (name: string): string => name.replaceAll('%22', '"');

/**
 * A file name as a person gave it, safe to show and to save under: no folders, no controls, and an extension that tells
 * what the content is, so that nobody downloads a `cv.exe`.
 */
export const safeFileName = (given: string, extension: string): string => {
  const name = (asTyped(given).split(/[\\/]/).at(-1) ?? '').replace(unsafe, '').replace(/\s+/g, ' ').trim();
  const ending = `.${extension}`;
  const stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
  const kept = [...stem].slice(0, maxLetters).join('').replace(/^\.+/, '');
  return `${kept === '' ? 'resume' : kept}${ending}`;
};

const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Content-Disposition of a download: RFC 6266, any script by RFC 5987, and ASCII for who can't read that. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`;
};
