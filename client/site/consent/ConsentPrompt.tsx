import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { consentQuestion, subscribeConsent } from './consent.ts';
import { consentPart } from './consentPart.ts';
import { useSite } from '../useSite.ts';

const { Component: Banner } = consentPart;

/**
 * Shows the consent banner on sites that use the built-in one.
 * The server sends it to every visitor, because its pages are the same for all. It is on screen only if pageStart.ts
 * has found no earlier answer, and gone once the page hydrates for a visitor with one.
 */
export function ConsentPrompt(): ReactNode {
  const builtin = useSite().consent === 'builtin';
  const visitor = useAppSelector((state) => state.page.mode === 'normal');
  const question = useSyncExternalStore(subscribeConsent, consentQuestion, () => 1);
  const asks = builtin && visitor && question > 0;
  // the server's banner gets its code when it hydrates, a later one before it is shown
  const [ready, setReady] = useState(true);
  if (!asks && ready) setReady(false);
  useEffect(() => {
    if (!asks || ready) return;
    consentPart.fetch().then(
      () => setReady(true),
      () => undefined, // no question means no consent: nothing from third parties loads
    );
  }, [asks, ready]);
  useLayoutEffect(() => {
    // not "asks", which is true for everyone while the page hydrates
    document.documentElement.toggleAttribute('data-asks-consent', builtin && visitor && consentQuestion() > 0);
  }, [builtin, visitor, question]);
  return asks && ready ? <Banner /> : null;
}
