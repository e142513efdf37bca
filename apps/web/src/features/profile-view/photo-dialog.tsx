import { type ProfileView, photoFile } from '@forte/contract';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { sentenceOf } from '#core/calls.ts';
import { Banner } from '#ui/banner.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { usePhoto } from './use-photo.ts';

type PhotoDialogProps = {
  readonly profile: ProfileView;
  readonly opened: boolean;
  readonly onClose: () => void;
};

type Photo = ReturnType<typeof usePhoto>;

/** Taking the photo away is asked about: it is not kept anywhere. */
const RemovePhoto = ({ photo }: { photo: Photo }) => {
  const [asking, { open, close }] = useDisclosure();
  const { remove, removing } = photo;
  return (
    <>
      <Button variant="subtle" color="red.8" mr="auto" disabled={photo.upload.busy} onClick={open}>
        Remove photo
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Remove photo"
        action="Remove"
        danger
        busy={removing.isPending}
        error={removing.error === null ? undefined : sentenceOf(removing.error)}
        onConfirm={remove}
        onClose={close}
      >
        Do you want to remove your photo? Employers then see your initials.
      </ConfirmDialog>
    </>
  );
};

const Choice = ({ profile, onClose }: Omit<PhotoDialogProps, 'opened'>) => {
  const photo = usePhoto(profile, onClose);
  const { file, url, upload, unreadable } = photo;
  return (
    <Stack>
      {upload.failure !== undefined && <Banner kind="error">{upload.failure}</Banner>}
      <FilePicker
        label="Photo"
        description=".jpg, .jpeg or .png, max 2MB"
        rule={photoFile}
        value={file}
        onChange={photo.choose}
        error={unreadable ? photoFile.wrongType : undefined}
      />
      {url !== undefined && !unreadable && (
        <PhotoCrop url={url} onArea={photo.setArea} onUnreadable={photo.onUnreadable} />
      )}
      {upload.isSending && <UploadProgress share={upload.share} onCancel={upload.cancel} />}
      <Group justify="flex-end">
        {profile.photo !== null && <RemovePhoto photo={photo} />}
        <BusyButton disabled={!photo.canSave} busy={upload.isSending} onClick={photo.save}>
          {upload.failure === undefined ? 'Save' : 'Retry'}
        </BusyButton>
      </Group>
    </Stack>
  );
};

/** Sets, replaces or removes the photo (PROF-12). */
export const PhotoDialog = ({ profile, opened, onClose }: PhotoDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Profile photo"
    centered
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Choice profile={profile} onClose={onClose} />
  </Modal>
);
