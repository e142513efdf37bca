import type { Job } from '@forte/contract';
import { useUser } from '#core/session.ts';
import { MatchScore } from '#ui/match/match-score.tsx';

/** How well a job fits the candidate (MATCH-01). Nothing to compare with once it is no longer to be seen. */
export const JobScore = ({ job }: { job: Job }) => {
  const { userId } = useUser();
  if (job.availability !== 'open' && job.timeline.length === 0) return null;
  return (
    <MatchScore score={job.matchScore} postingId={job.id} candidateId={userId} about={job.jobTitle} isOwn />
  );
};
