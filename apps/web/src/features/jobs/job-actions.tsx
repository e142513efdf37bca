import type { Job } from '@forte/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { HeartButton } from '#ui/heart-button.tsx';
import { useMark } from './use-mark.ts';

type JobActionsProps = { readonly job: Job; readonly size?: 'xs' | 'md' };

/** A heart on a job. */
export const SaveButton = ({ job }: { job: Job }) => {
  const { mark } = useMark(job.id, 'isSaved');
  const label = job.isSaved ? `Remove ${job.jobTitle} from favorites` : `Save ${job.jobTitle}`;
  return <HeartButton on={job.isSaved} label={label} onToggle={mark} />;
};

/** Apply, which becomes Applied; pressing that asks before the application is withdrawn (BROWSE-02). */
export const ApplyButton = ({ job, size = 'xs' }: JobActionsProps) => {
  const { mark, isMarking } = useMark(job.id, 'isApplied');
  const [asking, { open, close }] = useDisclosure();
  const press = (event: MouseEvent) => {
    if (isMarking || event.detail > 1) return; // the second press of a double click changes nothing
    if (job.isApplied) open();
    else mark(true);
  };
  const withdraw = () => {
    close();
    mark(false);
  };
  if (!job.isApplied && job.availability !== 'open') return null;
  return (
    <>
      <Button
        size={size}
        variant={job.isApplied || size === 'xs' ? 'light' : 'filled'}
        {...(job.isApplied ? { leftSection: <IconCheck size={16} aria-hidden /> } : {})}
        aria-label={job.isApplied ? `Applied to ${job.jobTitle}, withdraw` : `Apply to ${job.jobTitle}`}
        onClick={press}
      >
        {job.isApplied ? 'Applied' : 'Apply'}
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Withdraw application"
        action="Withdraw"
        danger
        onConfirm={withdraw}
        onClose={close}
      >
        {`Do you want to withdraw your application for ${job.jobTitle} at ${job.company}?`}
      </ConfirmDialog>
    </>
  );
};
