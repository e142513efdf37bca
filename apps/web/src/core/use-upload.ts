import type { Transport } from '@forte/contract';
import { useRef, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { uploadTransport } from '#core/upload-transport.ts';
import { useAction } from '#core/use-action.ts';

/** How a file is sent: by a call that can be stopped, over a transport that tells how far it is. */
export type Upload<T, Answered> = (what: T, signal: AbortSignal, transport: Transport) => Promise<Answered>;

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Sends a file, tells how far it is, and can be stopped. What was stopped is no failure. */
export const useUpload = <T, Answered>(
  upload: Upload<T, Answered>,
  onSuccess: (answered: Answered) => unknown,
) => {
  const stop = useRef<AbortController>(null);
  const [share, setShare] = useState(0);
  const sending = useAction({
    act: (what: T) => {
      stop.current = new AbortController();
      setShare(0);
      return upload(what, stop.current.signal, uploadTransport(setShare));
    },
    onSuccess,
  });
  const failed = sending.error !== null && !isCancelled(sending.error);
  return {
    send: sending.mutate,
    cancel: () => stop.current?.abort(),
    reset: sending.reset,
    share,
    isSending: sending.isPending,
    busy: sending.isPending || sending.isSuccess,
    failure: failed ? sentenceOf(sending.error) : undefined,
  };
};
