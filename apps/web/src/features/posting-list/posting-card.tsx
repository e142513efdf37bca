import { isPastClosingDate, type OwnPosting } from '@forte/contract';
import { ActionIcon, Anchor, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { counted, day, plainDay, yearlyPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
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
      {canSwitch && (
        <Button
          variant="default"
          size="xs"
          loading={busy}
          onClick={switchIt}
          aria-label={`${availability === 'open' ? 'Close' : 'Reopen'} ${jobTitle}`}
        >
          {availability === 'open' ? 'Close' : 'Reopen'}
        </Button>
      )}
      <Tooltip label="Edit">
        <ActionIcon
          renderRoot={(props) => <Link {...props} to={paths.editPosting} params={{ id }} />}
          variant="default"
          size="lg"
          aria-label={`Edit ${jobTitle}`}
        >
          <IconPencil size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon variant="default" size="lg" aria-label={`Delete ${jobTitle}`} onClick={onDelete}>
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
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

/** One of the employer's postings: what it is, who applied, and what can be done with it. */
export const PostingCard = ({ posting, onDelete }: { posting: OwnPosting; onDelete: () => void }) => (
  <CardShell title={posting.jobTitle} aside={<Status posting={posting} />}>
    <Facts
      facts={[
        posting.location,
        yearlyPay(posting.salary, posting.currency),
        posting.jobRoles.join(', '),
        posting.jobTypes.join(', '),
        `Experience ${posting.experience}`,
      ]}
    />
    <Terms label="Technologies" terms={posting.technologies} most={6} />
    <AllHired posting={posting} />
    <Group gap="md">
      <Anchor
        renderRoot={(props) => <Link {...props} to={paths.applicants} search={{ posting: posting.id }} />}
        className={classes.applicants ?? ''}
        size="sm"
        fw={600}
      >
        <IconUsers size={16} stroke={1.8} aria-hidden />
        {counted(posting.applicantCount, 'applicant')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {`Hiring ${posting.hireCount} · ${posting.hiringTimeline} · posted ${day(posting.createdAt)}`}
      </Text>
      <div className={classes.actions}>
        <Actions posting={posting} onDelete={onDelete} />
      </div>
    </Group>
  </CardShell>
);
