/** "$4.99" */
export const price = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** "1.5 MB": with 1,024 bytes to the KB, as the plan's 10 GB are. */
export const bytes = (count: number): string => {
  const step = count < 1 ? 0 : Math.min(Math.floor(Math.log2(count) / 10), units.length - 1);
  const amount = (count / 1024 ** step).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${amount} ${units[step]}`;
};
