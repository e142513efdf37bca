import { type ProfileView, photoExtensions, photoMaxBytes, profileRoutes } from '@forte/contract';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, sentenceOf, useSend } from '#core/calls.ts';
import { toast } from '#core/messages.ts';
import { Banner } from '#ui/banner.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';

type PhotoDialogProps = {
  readonly profile: ProfileView;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Sets, replaces or removes the photo (PROF-12). */
export const PhotoDialog = ({ profile, opened, onClose }: PhotoDialogProps) => {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const save = useSend(profileRoutes.updateProfilePhoto, {
    onSuccess: async ({ code, message }) => {
      toast(code, message);
      await client.invalidateQueries({ queryKey: callKey(profileRoutes.viewProfile) });
      setFile(null);
      onClose();
    },
  });
  const body = { id: profile.userId };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Profile photo"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {save.error !== null && <Banner kind="error">{sentenceOf(save.error)}</Banner>}
        <FilePicker
          label="Photo"
          description=".jpg, .jpeg or .png, max 2MB"
          endings={photoExtensions}
          maxBytes={photoMaxBytes}
          value={file}
          onChange={setFile}
        />
        <Group justify="flex-end">
          {profile.photo !== null && (
            <Button
              variant="subtle"
              color="red.8"
              mr="auto"
              disabled={save.isPending}
              onClick={() => save.mutate({ body, file: null })}
            >
              Remove photo
            </Button>
          )}
          <Button
            disabled={file === null}
            loading={save.isPending}
            onClick={() => save.mutate({ body, file })}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
