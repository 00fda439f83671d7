import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** False on the server and while the browser hydrates the server's page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
