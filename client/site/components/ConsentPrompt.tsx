import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { consentQuestion, subscribeConsent } from '../consent.ts';
import { useSite } from '../useSite.ts';

/**
 * Shows the consent banner on sites that use the built-in one.
 * Never rendered on the server, whose page is the same for all visitors.
 */
export function ConsentPrompt(): ReactNode {
  const builtin = useSite().consent === 'builtin';
  const visitor = useAppSelector((state) => state.page.mode === 'normal');
  const question = useSyncExternalStore(subscribeConsent, consentQuestion, () => 0);
  const [Banner, setBanner] = useState<ComponentType<{ question: number }> | null>(null);
  const asks = builtin && visitor && question > 0;
  useEffect(() => {
    if (!asks || Banner) return;
    import('./ConsentBanner.tsx').then(
      (module) => setBanner(() => module.ConsentBanner),
      () => undefined, // no question means no consent: nothing from third parties loads
    );
  }, [asks, Banner]);
  return asks && Banner ? <Banner question={question} /> : null;
}
