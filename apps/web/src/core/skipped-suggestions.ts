import { useState } from 'react';
import { keptInTab } from '#core/storage.ts';

/** What a candidate does not want of a resume: kept in this tab, until another resume is there. */
export const useSkipped = (resumeId: string | null) => {
  const kept = keptInTab(`skipped-suggestions:${resumeId}`);
  const [skipped, setSkipped] = useState<readonly string[]>(() => (kept.get() ?? '').split('\n'));
  const skip = (id: string) => {
    const next = [...skipped, id.replaceAll('\n', ' ')];
    kept.set(next.join('\n'));
    setSkipped(next);
  };
  return { isSkipped: (id: string) => skipped.includes(id.replaceAll('\n', ' ')), skip };
};
