import { Notification, Portal } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from './alert-box.module.css';
import { useStay } from './use-stay.ts';

/** How long the box stays when nobody points at it (§9). */
const visibleFor = 2_000;

type AlertBoxProps = {
  /** '1' is success, anything else an error. */
  readonly alert: { readonly code: string; readonly message: string };
  readonly onClose: () => void;
};

/** The shared alert box (APP-11). Hovering or focusing it keeps it open. */
export const AlertBox = ({ alert, onClose }: AlertBoxProps) => {
  const stay = useStay(visibleFor, onClose);
  const success = alert.code === '1';
  return (
    <Portal>
      <div className={classes.place} role="none" {...stay}>
        <Notification
          role={success ? 'status' : 'alert'}
          title={success ? 'Success Message' : 'Error Message'}
          color={success ? 'green.8' : 'red.8'}
          icon={success ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
          closeButtonProps={{ 'aria-label': 'Close message' }}
          onClose={onClose}
          withBorder
        >
          {alert.message}
        </Notification>
      </div>
    </Portal>
  );
};
