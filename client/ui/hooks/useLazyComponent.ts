import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Loaded components by their loader: shown again they render at once. */
const arrived = new Map<unknown, unknown>();

interface LazyComponent<Props> {
  /** null while loading. */
  Component: ComponentType<Props> | null;
  /** Loading failed. */
  failed: boolean;
  /** Loads it again. */
  retry: () => void;
}

/**
 * A component whose code loads when it is first shown.
 * @param load must be the same function for the same component on every rendering
 */
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
