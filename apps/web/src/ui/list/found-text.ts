type Total = number | '1,000+';

/** One and several of what is listed: ["job", "jobs"]. */
export type Nouns = readonly [one: string, several: string];

/** "1 job", "24 jobs", "1,000+ jobs" */
export const countText = (total: Total, [one, several]: Nouns): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : several}`;

type PagedAnswer = {
  readonly data: { readonly pages: readonly { readonly page: { readonly total: Total } }[] } | undefined;
  readonly isPlaceholderData: boolean;
};

/** How many a paged call found for what is asked now; undefined while that is not known. */
export const foundText = ({ data, isPlaceholderData }: PagedAnswer, nouns: Nouns): string | undefined => {
  const total = data?.pages[0]?.page.total;
  return total === undefined || isPlaceholderData ? undefined : countText(total, nouns);
};
