import { useRef, useState } from 'react';

export type Followed<T, V> = {
  readonly onSuccess?: (result: T, input: V) => unknown;
  readonly onError?: (error: Error, input: V) => unknown;
};
type Acts<T, V> = Followed<T, V> & { readonly act: (input: V) => Promise<T> };

type State<T> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly result: T }
  | { readonly status: 'failed'; readonly error: Error };

type Action<T, V> = {
  /** What follows is awaited: until then the action is pending. `followed` comes after the action's own. */
  readonly mutate: (input: V, followed?: Followed<T, V>) => void;
  readonly mutateAsync: (input: V) => Promise<T>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
};

/**
 * Something that a person sets off: pending, then done or failed. Named as in TanStack Query, which only pages behind the
 * login load: what they read is kept there, while a form has nothing to keep.
 */
export const useAction = <T, V = void>({ act, onSuccess, onError }: Acts<T, V>): Action<T, V> => {
  const [state, setState] = useState<State<T>>({ status: 'idle' });
  const latest = useRef(0);
  const mutateAsync = async (input: V): Promise<T> => {
    latest.current += 1;
    const turn = latest.current;
    const be = (next: State<T>) => turn === latest.current && setState(next); // an older turn's end says nothing now
    be({ status: 'pending' });
    try {
      const result = await act(input);
      await onSuccess?.(result, input);
      be({ status: 'done', result });
      return result;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      await onError?.(error, input);
      be({ status: 'failed', error });
      throw error;
    }
  };
  return {
    mutateAsync,
    mutate: (input, followed) => {
      mutateAsync(input).then(
        (result) => followed?.onSuccess?.(result, input),
        (error: Error) => followed?.onError?.(error, input),
      );
    },
    isPending: state.status === 'pending',
    isSuccess: state.status === 'done',
    error: state.status === 'failed' ? state.error : null,
    reset: () => {
      latest.current += 1;
      setState({ status: 'idle' });
    },
  };
};
