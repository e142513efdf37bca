import { notifications } from '@mantine/notifications';

/** A toast at the top right for 5 s. For pages behind the login, which alone load what shows it. */
export const toast = (code: string, message: string): void => {
  notifications.show({
    message,
    color: code === '1' ? 'green' : 'red',
    closeButtonProps: { 'aria-label': 'Close message' },
  });
};
