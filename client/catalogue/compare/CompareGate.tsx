import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { hasCompared } from './compareState.ts';
import { sessionHasCars } from './sessionHasCars.ts';

/** Loads the comparison bar once a car is chosen; a page without any loads none of its code. */
export function CompareGate(): ReactNode {
  const chosen = useAppSelector(hasCompared);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Bar) return undefined;
    const loadBar = (): void => {
      if (!chosen && !sessionHasCars()) return;
      import('./CompareBar.tsx').then(
        (module) => setBar(() => module.CompareBar),
        () => logDebug('compare.barNotLoaded'), // the next chosen car tries again
      );
    };
    loadBar();
    return onPageRestored(loadBar);
  }, [chosen, Bar]);
  return Bar && <Bar />;
}
