import { useEffect, useState } from 'react';
import { late } from '#core/late.tsx';
import { toast } from '#core/toast.ts';
import { useStanding } from '#core/use-late-opening.ts';
import { whenIdle } from '#core/when-idle.ts';
import type { ConfirmProps } from './confirm-modal.tsx';

const ConfirmModal = late(() => import('./confirm-modal.tsx'), 'ConfirmModal');
const notLoaded = 'The question could not be loaded. Check your connection and try again.';

/** Asks before something is done. What shows the question comes once the page is there; without it nothing is done. */
export const ConfirmDialog = (props: ConfirmProps) => {
  const { opened, onClose } = props;
  const [isHere, setHere] = useState(false);
  const stands = useStanding(isHere);
  useEffect(() => whenIdle(() => void ConfirmModal.load().catch(() => undefined)), []); // told when it is asked for
  // biome-ignore lint/correctness/useExhaustiveDependencies: onClose is told once, not whenever it is another function
  useEffect(() => {
    if (!opened || isHere) return;
    const giveUp = () => {
      toast('0', notLoaded);
      onClose();
    };
    ConfirmModal.load().then(() => setHere(true), giveUp);
  }, [opened, isHere]);
  return isHere ? <ConfirmModal {...props} opened={opened && stands} /> : null;
};
