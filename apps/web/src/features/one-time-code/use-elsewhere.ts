import { useEffect, useReducer, useRef } from 'react';
import type { Flow } from './flow.ts';

/**
 * Follows what becomes of the code elsewhere while this screen waits: in another tab, which forgets the stored e-mail
 * once it is done, or on the device where the mail was read, which is looked for when one comes back here.
 */
export const useElsewhere = (flow: Flow): void => {
  const [, showNewEmail] = useReducer((count: number) => count + 1, 0);
  const before = useRef(flow.storedEmail());
  const latest = useRef(flow);
  latest.current = flow;
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const email = latest.current.storedEmail();
      if (email === before.current) return;
      before.current = email;
      if (email !== null) showNewEmail();
      else if (key !== null) void latest.current.doneElsewhere(); // null: all was cleared by a logout
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && before.current !== null)
        void latest.current.leaveIfOver();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};
