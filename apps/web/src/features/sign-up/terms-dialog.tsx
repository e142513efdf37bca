import { Button, Group, Modal, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { privacyPolicy } from '#core/privacy-policy.ts';
import { PrivacyPolicyText } from '#ui/privacy-policy-text.tsx';

type TermsDialogProps = { readonly opened: boolean; readonly onClose: () => void };

/** The applicant privacy policy, over the form (SIGN-06). */
export const TermsDialog = ({ opened, onClose }: TermsDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={privacyPolicy.title}
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close dialog' }}
  >
    <Stack>
      <PrivacyPolicyText />
      <Group justify="flex-end">
        <Button
          component="a"
          href={privacyPolicy.pdf}
          download
          variant="default"
          leftSection={<IconDownload size={18} />}
        >
          Download
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  </Modal>
);
