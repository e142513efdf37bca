import { Notification, Portal } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useStore } from '#core/store.ts';
import { closeToast, type Toast, toastStore } from '#core/toast.ts';
import classes from './toasts.module.css';
import { useStay } from './use-stay.ts';

/** How long one stays when nobody points at it. */
const visibleFor = 5_000;

const One = ({ toast: { id, code, message } }: { toast: Toast }) => {
  const close = useCallback(() => closeToast(id), [id]);
  const stay = useStay(visibleFor, close);
  const success = code === '1';
  return (
    <div className={classes.toast} role="none" {...stay}>
      <Notification
        role={success ? 'status' : 'alert'}
        color={success ? 'green.8' : 'red.8'}
        icon={success ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
        closeButtonProps={{ 'aria-label': 'Close message' }}
        onClose={close}
      >
        {message}
      </Notification>
    </div>
  );
};

/** The toasts of the pages behind the login, the newest below. Who leaves those pages takes none along. */
export const Toasts = () => {
  const toasts = useStore(toastStore);
  useEffect(() => () => toastStore.set([]), []);
  if (toasts.length === 0) return null;
  return (
    <Portal>
      <div className={classes.place} data-screen-only>
        {toasts.map((toast) => (
          <One key={toast.id} toast={toast} />
        ))}
      </div>
    </Portal>
  );
};
