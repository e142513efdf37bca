import { Button, Group, Progress, Text } from '@mantine/core';

/** How far an upload is, and the way to stop it. */
export const UploadProgress = ({ share, onCancel }: { share: number; onCancel: () => void }) => {
  const percent = Math.round(share * 100);
  return (
    <Group wrap="nowrap">
      <Progress.Root flex={1} size="lg">
        <Progress.Section value={percent} aria-label="Uploading" />
      </Progress.Root>
      <Text size="sm" w={44} ta="right">{`${percent}%`}</Text>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        Cancel upload
      </Button>
    </Group>
  );
};
