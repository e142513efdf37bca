import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';

/** A toast at the top right for 5 s. For pages behind the login, which alone load what shows it. */
export const toast = (code: string, message: string): void => {
  const success = code === '1';
  notifications.show({
    message,
    role: success ? 'status' : 'alert',
    color: success ? 'green.8' : 'red.8',
    icon: createElement(success ? IconCheck : IconAlertTriangle, { size: 18, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': 'Close message' },
  });
};
