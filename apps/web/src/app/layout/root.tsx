import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { alertStore, hideAlert } from '#core/messages.ts';
import { useStore } from '#core/store.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** After a navigation the page's heading takes focus, so that screen readers begin there. */
const useFocusOnNavigation = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return; // the first page keeps the browser's own focus
        if (toLocation.hash !== '') return; // focus belongs to the place that the address names
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
};

const AlertHost = () => {
  const alert = useStore(alertStore);
  return alert === null ? null : <AlertBox key={alert.id} alert={alert} onClose={hideAlert} />;
};

export const Root = () => {
  useFocusOnNavigation();
  return (
    <>
      <AlertHost />
      <Outlet />
    </>
  );
};
