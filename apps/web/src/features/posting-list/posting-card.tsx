import { isPastClosingDate, type OwnPosting } from '@forte/contract';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { experienceText } from '#core/experience-text.ts';
import { counted, day, dotted, hiringText, plainDay, yearlyPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { BusyButton } from '#ui/busy-button.tsx';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import type { CardShape } from '#ui/list/card-skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './posting-card.module.css';
import { useSwitchPosting } from './use-own-postings.ts';

const Status = ({ posting: { availability, closesOn } }: { posting: OwnPosting }) => {
  if (availability !== 'open') return <StatusBadge tone="quiet">Closed</StatusBadge>;
  return (
    <StatusBadge tone="good">{closesOn === null ? 'Open' : `Open until ${plainDay(closesOn)}`}</StatusBadge>
  );
};

const Actions = ({ posting, onDelete }: { posting: OwnPosting; onDelete: () => void }) => {
  const { switchIt, busy } = useSwitchPosting(posting);
  const { id, jobTitle, availability, closesOn, timeZone } = posting;
  const canSwitch =
    availability === 'open' || closesOn === null || !isPastClosingDate(closesOn, timeZone, new Date());
  return (
    <Group gap="xs">
      <Button
        renderRoot={(props) => (
          <Link {...props} to={paths.dashboard} search={{ posting: id, sort: 'match' }} />
        )}
        variant="light"
        size="xs"
        aria-label={`Find matches for ${jobTitle}`}
      >
        Find matches
      </Button>
      <Button
        renderRoot={(props) => <Link {...props} to={paths.editPosting} params={{ id }} />}
        variant="default"
        size="xs"
        aria-label={`Edit ${jobTitle}`}
      >
        Edit
      </Button>
      {canSwitch && (
        <BusyButton
          variant="default"
          size="xs"
          busy={busy}
          onClick={switchIt}
          aria-label={`${availability === 'open' ? 'Close' : 'Reopen'} ${jobTitle}`}
        >
          {availability === 'open' ? 'Close' : 'Reopen'}
        </BusyButton>
      )}
      <Button variant="default" size="xs" aria-label={`Delete ${jobTitle}`} onClick={onDelete}>
        Delete
      </Button>
    </Group>
  );
};

/** As many were hired as were looked for, and the posting still takes applications. */
const AllHired = ({ posting }: { posting: OwnPosting }) =>
  posting.availability === 'open' && posting.hiredCount >= posting.hireCount ? (
    <Text size="sm" role="note">
      {`You have hired ${posting.hiredCount} of ${posting.hireCount}. Close this posting, so that nobody applies in vain?`}
    </Text>
  ) : null;

const Applicants = ({ posting: { id, applicantCount } }: { posting: OwnPosting }) => (
  <Anchor
    renderRoot={(props) => <Link {...props} to={paths.applicants} search={{ posting: id }} data-opens-card />}
    fw={600}
    size="sm"
    className={classes.applicants ?? ''}
  >
    <IconUsers size={16} stroke={1.8} aria-hidden />
    {counted(applicantCount, 'applicant')}
  </Anchor>
);

const Foot = ({ posting }: { posting: OwnPosting }) => (
  <>
    <span>{`Hiring ${hiringText(posting.hireCount, posting.hiringTimeline)}`}</span>
    <span>{`Posted ${day(posting.createdAt)}`}</span>
  </>
);

export const postingShape: CardShape = {
  parts: ['amount', 'aside', 'foot'],
  buttons: ['6.5rem', '3.25rem', '3.75rem', '4.25rem'],
  columns: '9.5rem minmax(0, 9.5rem) minmax(0, 10.5rem) minmax(0, 1fr)',
};

type PostingCardProps = { readonly posting: OwnPosting; readonly onDelete: () => void };

/** One of the employer's postings: what it is, and what can be done with it; the card opens who applied. */
export const PostingCard = ({ posting, onDelete }: PostingCardProps) => (
  <CardShell
    title={posting.jobTitle}
    subtitle={<p className={classes.place}>{dotted(posting.location, posting.country)}</p>}
    amount={<Applicants posting={posting} />}
    aside={
      <span className={classes.status}>
        <Status posting={posting} />
      </span>
    }
    terms={<Terms label="Technologies" terms={posting.technologies} most={4} mostWide={7} />}
    foot={<Foot posting={posting} />}
    actions={<Actions posting={posting} onDelete={onDelete} />}
  >
    <Facts
      isFirstBold
      facts={[
        yearlyPay(posting.salary, posting.currency),
        posting.jobRoles.join(', '),
        posting.jobTypes.join(', '),
        experienceText(posting.experience),
      ]}
      columns={postingShape.columns}
    />
    <AllHired posting={posting} />
  </CardShell>
);
