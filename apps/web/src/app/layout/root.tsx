import { Outlet } from '@tanstack/react-router';
import { alertStore, hideAlert } from '#core/messages.ts';
import { useStore } from '#core/store.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { usePageFocus } from './use-page-focus.ts';

const AlertHost = () => {
  const alert = useStore(alertStore);
  return alert === null ? null : <AlertBox key={alert.id} alert={alert} onClose={hideAlert} />;
};

export const Root = () => {
  usePageFocus();
  return (
    <>
      <AlertHost />
      <Outlet />
    </>
  );
};
