import { profileRoutes } from '@forte/contract';
import { Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { sentenceOf } from '#core/calls.ts';
import { send } from '#core/send.ts';
import { toast } from '#core/toast.ts';
import { useAction } from '#core/use-action.ts';
import { BusyButton } from './busy-button.tsx';

type ResumeDownloadProps = { readonly fileId: string; readonly name: string };

/** Downloads a resume by an address that is asked for at that moment: it is good for some minutes only (SEC-12). */
export const ResumeDownload = ({ fileId, name }: ResumeDownloadProps) => {
  const download = useAction({
    act: () => send(profileRoutes.fileAddress, { params: { id: fileId } }),
    onSuccess: ({ data }) => window.location.assign(data.address),
    onError: (error) => toast('0', sentenceOf(error)),
  });
  return (
    <Group gap="sm" data-screen-only>
      <BusyButton
        variant="default"
        leftSection={<IconDownload size={18} />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        Download resume
      </BusyButton>
      <Text size="sm" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    </Group>
  );
};
