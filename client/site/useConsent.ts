import { useSyncExternalStore } from 'react';
import { consentGranted, subscribeConsent } from '../browser/consent.ts';
import { useSite } from './useSite.ts';

/**
 * Whether third parties may be loaded now: false on the server, before hydration, and on a site that asks nobody.
 */
export function useConsent(): boolean {
  const granted = useSyncExternalStore(subscribeConsent, consentGranted, () => false);
  return useSite().consent !== 'none' && granted;
}
