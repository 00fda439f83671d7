import type { ReactNode } from 'react';
import { askForConsent } from './consent.ts';
import { useSite, useTexts } from '../useSite.ts';

/** Reopens the consent banner, to change the choice. Its style hides it without JavaScript. */
export function CookieSettings(): ReactNode {
  const t = useTexts();
  if (useSite().consent === 'none') return null;
  return (
    <button type="button" className="site-footer-cookies" onClick={askForConsent}>
      {t('consentSettings')}
    </button>
  );
}
