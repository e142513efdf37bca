import { proficiencies } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { duration, expectedPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { visaText } from '#core/visa-text.ts';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import type { CardShape } from '#ui/list/card-skeleton.tsx';
import { MatchScore } from '#ui/match/match-score.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RelativeDay } from '#ui/relative-day.tsx';
import { ShortlistHeart } from '#ui/shortlist-heart.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './candidate-card.module.css';
import type { Candidate } from './use-candidates.ts';

type NamedProps = { readonly candidate: Candidate; readonly name: string };

const Pay = ({ candidate: { expectedSalary, currency } }: { candidate: Candidate }) => (
  <span className={classes.pay} data-stated={expectedSalary !== null}>
    {expectedPay(expectedSalary, currency)}
  </span>
);

const skillsOf = (candidate: Candidate) =>
  candidate.skills.map(({ name, proficiency }) => ({ name, note: proficiencies[proficiency - 1] ?? '' }));

const mostTechnologies = 4;

/** "Jira 1 y, Splunk, Cribl 7 y, Linux 2 y +3 more" */
const technologiesOf = ({ technologies }: Candidate): string => {
  const rest = technologies.length - mostTechnologies;
  const names = technologies
    .slice(0, mostTechnologies)
    .map(({ name, years }) => (years > 0 ? `${name} ${years} y` : name));
  return names.join(', ') + (rest > 0 ? ` +${rest} more` : '');
};

const LinkedIn = ({ candidate: { linkedInProfile }, name }: NamedProps) => (
  <Anchor
    href={linkedInProfile}
    target="_blank"
    rel="noopener noreferrer"
    size="xs"
    py={5} // 24 pixels high to press; in a line it moves nothing
    aria-label={`LinkedIn profile of ${name}, opens a new tab`}
  >
    LinkedIn
  </Anchor>
);

/** What is looked at second: below the rest, or beside it on a screen with room. */
const Details = ({ candidate, name }: NamedProps) => (
  <div className={classes.details}>
    {candidate.technologies.length > 0 && <p>{`Technologies: ${technologiesOf(candidate)}`}</p>}
    <Facts
      isQuiet
      facts={[
        candidate.qualification,
        candidate.modesOfWork.join(', '),
        <span key="updated" className={classes.updated}>
          Updated <RelativeDay date={candidate.updatedAt} />
        </span>,
        candidate.linkedInProfile !== '' && <LinkedIn key="linked-in" candidate={candidate} name={name} />,
      ]}
    />
  </div>
);

/** Its score is known for a posting only. */
export const candidateShape: CardShape = {
  parts: ['photo', 'amount', 'aside', 'beside'],
  columns: '9.5rem minmax(0, 20rem) minmax(0, 1fr)',
};

type CandidateCardProps = {
  readonly candidate: Candidate;
  /** The posting for which candidates are looked for, if any. */
  readonly postingId: string | undefined;
};

/** A candidate in the search (SEARCH-04): the whole card opens the profile. Drawn anew when the candidate changes, not with the page. */
export const CandidateCard = memo(({ candidate, postingId }: CandidateCardProps) => {
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <CardShell
      leading={<PersonAvatar {...candidate} />}
      title={
        <Link to={paths.candidate} params={{ id: candidate.id }} state={{ fromList: true }}>
          {name}
        </Link>
      }
      subtitle={<p className={classes.jobs}>{candidate.preferredJobs.join(', ')}</p>}
      score={
        postingId !== undefined &&
        candidate.matchScore !== undefined && (
          <MatchScore
            score={candidate.matchScore}
            postingId={postingId}
            candidateId={candidate.id}
            about={name}
          />
        )
      }
      amount={<Pay candidate={candidate} />}
      aside={<ShortlistHeart candidateId={candidate.id} name={name} on={candidate.isFavorite} />}
      terms={<Terms label="Skills" terms={skillsOf(candidate)} most={4} />}
      beside={<Details candidate={candidate} name={name} />}
    >
      <Facts
        facts={[
          duration(candidate.experienceYears, candidate.experienceMonths),
          [candidate.city, candidate.state, candidate.country].filter(Boolean).join(', '),
          visaText(candidate.visaStatus),
        ]}
        columns={candidateShape.columns}
      />
    </CardShell>
  );
});
