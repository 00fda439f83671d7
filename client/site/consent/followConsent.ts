import { consentPurposes } from '../../../shared/site/consentCookie.ts';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { consentGranted, currentConsent, notifyConsentListeners } from './consent.ts';

/**
 * Applies a choice that another page stored while this one was in the back-forward cache.
 * A withdrawal loads the page again: scripts that have run cannot be removed otherwise.
 */
export function followConsent(): void {
  let before = currentConsent();
  window.addEventListener('pagehide', () => {
    before = currentConsent();
  });
  onPageRestored(() => {
    const isWithdrawn = consentPurposes.some((purpose) => before?.[purpose] && !consentGranted(purpose));
    if (isWithdrawn) window.location.reload();
    else notifyConsentListeners();
  });
}
