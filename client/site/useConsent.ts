import { useSyncExternalStore } from 'react';
import type { ConsentPurpose } from '../../shared/site/consentCookie.ts';
import { consentGranted, subscribeConsent } from './consent.ts';
import { useSite } from './useSite.ts';

/**
 * True if content for this purpose may load now.
 * False on the server, before hydration, and on a site with consent "none".
 */
export function useConsent(purpose: ConsentPurpose): boolean {
  const granted = useSyncExternalStore(
    subscribeConsent,
    () => consentGranted(purpose),
    () => false,
  );
  return useSite().consent !== 'none' && granted;
}
