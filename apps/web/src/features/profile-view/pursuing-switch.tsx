import { completeProfileStatus, type ProfileView, profileRoutes } from '@forte/contract';
import { Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf, useSend } from '#core/calls.ts';
import { callKey } from '#core/queries.ts';
import { toast } from '#core/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Who does not pursue employment, or has not told all that is required, is in no search (SEARCH-03). */
const effectOf = ({ pursuesEmployment, profileStatus }: ProfileView): string => {
  if (!pursuesEmployment) return 'Hidden from the search';
  return profileStatus >= completeProfileStatus
    ? 'Employers can find you'
    : 'Employers can find you once your profile is complete';
};

/** Whether employers find the candidate. Turning it on asks first; it changes only once the server agreed (PROF-13). */
export const PursuingSwitch = ({ profile }: { profile: ProfileView }) => {
  const client = useQueryClient();
  const [asking, { open, close }] = useDisclosure();
  const pursue = useSend(profileRoutes.pursueEmployment, {
    onSuccess: async ({ code, message }) => {
      toast(code, message);
      await client.invalidateQueries({ queryKey: callKey(profileRoutes.viewProfile) });
      close();
    },
    onError: (error) => {
      toast('0', sentenceOf(error));
      close();
    },
  });
  const set = (flag: boolean) => pursue.mutate({ params: { userId: profile.userId, flag } });
  return (
    <>
      <Switch
        label="Pursuing Employment"
        description={effectOf(profile)}
        checked={profile.pursuesEmployment}
        disabled={pursue.isPending}
        onChange={({ currentTarget }) => (currentTarget.checked ? open() : set(false))}
      />
      <ConfirmDialog
        opened={asking}
        title="Pursuing Employment"
        action="Yes"
        busy={pursue.isPending}
        onConfirm={() => set(true)}
        onClose={close}
      >
        Do you want to pursue employment?
      </ConfirmDialog>
    </>
  );
};
