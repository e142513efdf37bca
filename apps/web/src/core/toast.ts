import { createStore } from '#core/store.ts';

/** '1' is success, anything else an error: the `Code` of an answer. */
export type Toast = { readonly id: number; readonly code: string; readonly message: string };

/** So many fit a phone; of more the oldest go. */
const most = 5;
let last = 0;

export const toastStore = createStore<readonly Toast[]>([]);

/** A toast at the top right for 5 s, in place of one that says the same. For pages behind the login, whose frame shows it. */
export const toast = (code: string, message: string): void => {
  last += 1;
  const others = toastStore.get().filter((one) => one.code !== code || one.message !== message);
  toastStore.set([...others, { id: last, code, message }].slice(-most));
};
export const closeToast = (id: number): void =>
  toastStore.set(toastStore.get().filter((one) => one.id !== id));
