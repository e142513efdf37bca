import { CallError, type OwnSession, refusalStatus, sessionRoutes } from '@forte/contract';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf, useSend } from '#core/calls.ts';
import { callKey } from '#core/queries.ts';
import { toast } from '#core/toast.ts';
import { useLastShown } from '#core/use-last-shown.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { softwareOf } from './session-names.ts';

/** What is asked about: one session, or all others. */
type Asked = OwnSession | 'others';

/** Ends what was asked about, and shows the list as it is then. */
const useEnd = (onDone: () => void) => {
  const client = useQueryClient();
  const done = ({ message }: { message: string }) => {
    toast('1', message);
    void client.invalidateQueries({ queryKey: callKey(sessionRoutes.listSessions) });
    onDone();
  };
  const one = useSend(sessionRoutes.endSession, {
    onSuccess: done,
    onError: (error) => {
      // It ended meanwhile, which is what was wanted.
      if (error instanceof CallError && error.status === refusalStatus['not-found']) done(error);
    },
  });
  const others = useSend(sessionRoutes.endOtherSessions, { onSuccess: done });
  return {
    end: (asked: Asked) =>
      asked === 'others' ? others.mutate({}) : one.mutate({ params: { id: asked.id } }),
    busy: one.isPending || others.isPending,
    error: one.error ?? others.error,
    forget: () => {
      one.reset();
      others.reset();
    },
  };
};

type EndSessionsProps = { readonly asked: Asked | undefined; readonly onClose: () => void };

/** Asks before signing out elsewhere. */
export const EndSessions = ({ asked, onClose }: EndSessionsProps) => {
  const { end, busy, error, forget } = useEnd(onClose);
  const shown = useLastShown(asked) ?? 'others';
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={shown === 'others' ? 'Sign out everywhere else?' : 'Sign out there?'}
      action="Sign out"
      busy={busy}
      error={error === null ? undefined : sentenceOf(error)}
      onConfirm={() => end(shown)}
      onClose={close}
    >
      {shown === 'others' ? (
        'Every other browser and device will have to log in again. You stay signed in here.'
      ) : (
        <>
          <Text fw={600}>{softwareOf(shown)}</Text>
          Whoever uses it will have to log in again. If that was not you, change your password, too.
        </>
      )}
    </ConfirmDialog>
  );
};
