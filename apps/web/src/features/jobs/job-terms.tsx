import type { Job } from '@forte/contract';
import { createContext, type ReactNode, use } from 'react';
import { Terms } from '#ui/terms.tsx';
import { type MarkOwn, markOwnBy, useMarkOwn } from './own-terms.ts';

const Marking = createContext<MarkOwn>(markOwnBy([]));

/** Below it jobs mark the terms that the candidate has. When these come, the terms alone are drawn anew, not all cards. */
export const MarksOwnTerms = ({ children }: { readonly children: ReactNode }) => (
  <Marking value={useMarkOwn()}>{children}</Marking>
);

/** What a job asks for, in a list. */
export const JobTerms = ({ job }: { readonly job: Job }) => {
  const markOwn = use(Marking);
  return (
    <Terms
      label="Skills and technologies"
      terms={markOwn([...job.skills, ...job.technologies])}
      most={4}
      mostWide={7}
    />
  );
};
