import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Wish<T> = {
  /** What is done one after the other: the last press is the one that stands. */
  readonly scope: string;
  readonly send: (wanted: boolean) => Promise<T>;
  readonly show: (on: boolean) => void;
  readonly onDone: (answer: T) => void;
  readonly onFailed: (error: Error) => void;
};

/**
 * A mark that is on or off: shown at once, taken back when it fails (BROWSE-02, SEARCH-06). While more was pressed
 * meanwhile, neither an answer nor a failure changes what is shown; in the end it is what the server has.
 */
export const useWish = <T>({ scope, send, show, onDone, onFailed }: Wish<T>) => {
  const presses = useRef(0);
  const stored = useRef(false);
  const settle = () => {
    presses.current -= 1;
    if (presses.current === 0) show(stored.current);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    scope: { id: scope },
    onMutate: (wanted) => {
      if (presses.current === 0) stored.current = !wanted; // what one could press to change
      presses.current += 1;
      show(wanted);
    },
    onSuccess: (answer, wanted) => {
      stored.current = wanted;
      settle();
      onDone(answer);
    },
    onError: (error) => {
      settle();
      onFailed(error);
    },
  });
  return { wish: mutate, isPending };
};
