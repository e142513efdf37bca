import { createStore } from '#core/store.ts';

/** '1' is success, anything else an error: the `Code` of an answer (APP-11). */
export type AlertMessage = { readonly id: number; readonly code: string; readonly message: string };

export const alertStore = createStore<AlertMessage | null>(null);

/** The shared alert box. It stays over a navigation and hides itself after 2 s. */
export const showAlert = (code: string, message: string): void =>
  alertStore.set({ id: (alertStore.get()?.id ?? 0) + 1, code, message });
export const hideAlert = (): void => alertStore.set(null);
