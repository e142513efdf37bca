import { useBlocker } from '@tanstack/react-router';
import { sessionStore } from '#core/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type LeaveQuestionProps = {
  readonly isHalfFilled: () => boolean;
  /** Other forms of the same step: what was typed is still there when one comes back. */
  readonly freeTo?: readonly string[];
  readonly onLeave: () => void;
};

/** Asks before a half-filled form is left (PROF-16). A session that ended is not held up: its draft is kept. */
export const LeaveQuestion = ({ isHalfFilled, freeTo = [], onLeave }: LeaveQuestionProps) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      sessionStore.get().status === 'signed-in' &&
      !freeTo.includes(next.pathname) &&
      isHalfFilled(),
    enableBeforeUnload: isHalfFilled,
    withResolver: true,
  });
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      What you typed on this page is not saved yet and would be lost.
    </ConfirmDialog>
  );
};
