import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Components that have arrived, by their loader: shown again they are there at once. */
const arrived = new Map<unknown, unknown>();

interface LazyComponent<Props> {
  /** null while it is under way. */
  Component: ComponentType<Props> | null;
  /** It did not come. */
  failed: boolean;
  /** Fetches it again. */
  retry: () => void;
}

/** A component whose code is fetched when it is to show. `load` stays the same function for the same component. */
export function useLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [attempt, setAttempt] = useState({ number: 1, failed: false });
  const [, setArrived] = useState(0);

  useEffect(() => {
    if (arrived.has(load)) return undefined;
    let gone = false;
    load().then(
      (component) => {
        arrived.set(load, component);
        if (!gone) setArrived((count) => count + 1);
      },
      () => {
        if (!gone) setAttempt(({ number }) => ({ number, failed: true }));
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt.number]);

  return {
    Component: (arrived.get(load) as ComponentType<Props> | undefined) ?? null,
    failed: attempt.failed,
    retry: () => setAttempt(({ number }) => ({ number: number + 1, failed: false })),
  };
}
