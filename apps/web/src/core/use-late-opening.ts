import { useEffect, useState } from 'react';
import { toast } from '#core/toast.ts';
import { whenIdle } from '#core/when-idle.ts';

type Opening = {
  /** Loads what opens. */
  readonly load: () => Promise<unknown>;
  /** Its name, for what is said when it can't be loaded: "The filters". The page stays. */
  readonly what: string;
  /** How that is said: as a toast, which pages behind the login have, or otherwise. */
  readonly tell?: typeof toast;
  /** Whether it is loaded before it is asked for, once there is nothing else to do. */
  readonly ahead?: boolean;
};

/**
 * Whether something that `isHere` has stood in the page once. A dialog that comes opened does not know what had the focus:
 * it stands closed first, and gives the focus back when it closes.
 */
export const useStanding = (isHere: boolean): boolean => {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(isHere), [isHere]);
  return stands;
};

/** The second press of two lands on what the first one opened, and does not close it. */
const isSecondPress = (): boolean => window.event instanceof MouseEvent && window.event.detail > 1;

/**
 * Something that opens, and whose code need not be here before: `isHere` tells that it can be rendered, `isComing` that it
 * was asked for and is on its way, which what was pressed says by `aria-busy`.
 */
export const useLateOpening = ({ load, what, tell = toast, ahead = false }: Opening) => {
  const [isHere, setHere] = useState(false);
  const [opened, setOpened] = useState(false);
  const stands = useStanding(isHere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!ahead) return;
    return whenIdle(() => {
      load().then(
        () => setHere(true),
        () => undefined, // asked for again when it is to open
      );
    });
  }, []);
  const open = async () => {
    setOpened(true);
    try {
      if (!isHere) await load();
      setHere(true);
    } catch {
      setOpened(false);
      tell('0', `${what} could not be loaded. Check your connection and press again.`);
    }
  };
  const close = () => {
    if (!isSecondPress()) setOpened(false);
  };
  return { isHere, isComing: opened && !isHere, opened: opened && stands, open: () => void open(), close };
};
