import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { BusyButton } from './busy-button.tsx';

export type ConfirmProps = {
  readonly opened: boolean;
  readonly title: string;
  /** The question. */
  readonly children: ReactNode;
  /** The word on the button that does it: "Delete". */
  readonly action: string;
  /** Red, for what can't be taken back. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Why it failed; the dialog stays open. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** The question itself. Escape and Cancel change nothing. */
export const ConfirmModal = (props: ConfirmProps) => {
  const { opened, title, children, action, danger = false, busy = false, error, onConfirm, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {error !== undefined && <Banner kind="error">{error}</Banner>}
        <Text component="div">{children}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          {/* Once: not while it closes. */}
          <BusyButton
            onClick={() => opened && onConfirm()}
            busy={busy}
            {...(danger ? { color: 'red.8' } : {})}
          >
            {action}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
};
