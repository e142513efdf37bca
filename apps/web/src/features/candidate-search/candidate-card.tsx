import { proficiencies } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { duration, expectedPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import { HeartButton } from '#ui/heart-button.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RelativeDay } from '#ui/relative-day.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './candidate-card.module.css';
import { type Candidate, useShortlist } from './use-candidates.ts';

const PayAndHeart = ({ candidate, name }: { candidate: Candidate; name: string }) => {
  const setShortlisted = useShortlist(candidate.id);
  const { expectedSalary, currency, isFavorite } = candidate;
  const label = isFavorite ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`;
  return (
    <div className={classes.pay}>
      <span className={classes.amount} data-stated={expectedSalary !== null}>
        {expectedPay(expectedSalary, currency)}
      </span>
      <HeartButton on={isFavorite} label={label} onToggle={setShortlisted} />
    </div>
  );
};

/** The job that is wished for; on a phone the pay too, as there is no room beside the name. */
const Wish = ({ candidate: { preferredJobs, expectedSalary, currency } }: { candidate: Candidate }) => (
  <>
    <p className={classes.title}>{preferredJobs.join(', ')}</p>
    <p className={classes.phoneAmount} data-stated={expectedSalary !== null}>
      {expectedPay(expectedSalary, currency)}
    </p>
  </>
);

const skillsOf = (candidate: Candidate) =>
  candidate.skills.map(({ name, proficiency }) => ({ name, note: proficiencies[proficiency - 1] ?? '' }));

const technologiesOf = ({ technologies }: Candidate): string =>
  technologies.map(({ name, years }) => (years > 0 ? `${name} ${years} y` : name)).join(', ');

const Foot = ({ candidate, name }: { candidate: Candidate; name: string }) => (
  <p className={classes.foot}>
    {candidate.technologies.length > 0 && <span>{`Technologies: ${technologiesOf(candidate)}`}</span>}
    <span>
      Updated <RelativeDay date={candidate.updatedAt} />
    </span>
    {candidate.linkedInProfile !== '' && (
      <Anchor
        href={candidate.linkedInProfile}
        target="_blank"
        rel="noopener noreferrer"
        size="xs"
        aria-label={`LinkedIn profile of ${name}, opens a new tab`}
      >
        LinkedIn
      </Anchor>
    )}
  </p>
);

/** A candidate in the search (SEARCH-04): the whole card opens the profile. */
export const CandidateCard = ({ candidate }: { candidate: Candidate }) => {
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <CardShell
      leading={<PersonAvatar {...candidate} />}
      title={
        <Link to={paths.candidate} params={{ id: candidate.id }} state={{ fromList: true }}>
          {name}
        </Link>
      }
      subtitle={<Wish candidate={candidate} />}
      aside={<PayAndHeart candidate={candidate} name={name} />}
    >
      <Facts
        facts={[
          duration(candidate.experienceYears, candidate.experienceMonths),
          [candidate.city, candidate.state, candidate.country].filter(Boolean).join(', '),
          candidate.visaStatus,
          candidate.qualification,
          candidate.modesOfWork.join(', '),
        ]}
      />
      <Terms label="Skills" terms={skillsOf(candidate)} most={5} />
      <Foot candidate={candidate} name={name} />
    </CardShell>
  );
};
