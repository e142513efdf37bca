/** From here on there is room for a header's links, and for filters beside a list. Style sheets repeat it: they can't import. */
export const wideMedia = '(min-width: 62em)';
