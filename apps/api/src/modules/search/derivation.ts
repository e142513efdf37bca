/**
 * Of which making the search rows are: raised whenever rows are derived differently or hold more. Rows of an older one are
 * derived anew in the background after a start (`jobs/derive.job.ts`).
 */
export const candidateDerivation = 2;
export const postingDerivation = 2;
