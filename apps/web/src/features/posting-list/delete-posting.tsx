import type { OwnPosting } from '@forte/contract';
import { Text } from '@mantine/core';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeletePosting } from './use-own-postings.ts';

type DeletePostingProps = {
  /** The posting that was chosen; none: the dialog is closed. */
  readonly posting: OwnPosting | undefined;
  readonly onClose: () => void;
};

/** Asks before a posting is deleted (JOB-06). */
export const DeletePosting = ({ posting, onClose }: DeletePostingProps) => {
  const { remove, busy, failure, forgetFailure } = useDeletePosting(onClose);
  const close = () => {
    forgetFailure();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={posting !== undefined}
      title="Confirm Deletion"
      action="Delete"
      danger
      busy={busy}
      error={failure}
      onConfirm={() => posting !== undefined && remove(posting.id)}
      onClose={close}
    >
      Are you sure you want to delete this job posting?
      <Text fw={600} mt="xs">
        {posting?.jobTitle}
      </Text>
    </ConfirmDialog>
  );
};
