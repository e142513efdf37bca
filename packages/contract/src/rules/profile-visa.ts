import * as z from 'zod/mini';
import { visaStatuses } from '../words/reference.ts';
import { oneOf } from './text.ts';

const yesOrNo = z._default(z.nullable(z.boolean({ error: 'Answer yes or no' })), null);

/** Work authorization (PROF-05), in our words. null: not answered. */
export const visaDetailFields = {
  visaStatus: oneOf('Visa Status', visaStatuses),
  authorizedUs: z.boolean({ error: 'Work Authorization is required' }),
  workOnForte: yesOrNo,
  contractWithForte: yesOrNo,
};
