/** A visa status among other facts, where no label stands before it: "Others" alone would not say of what. */
export const visaText = (status: string): string => (status === 'Others' ? 'Visa: Others' : status);
