import type { ReactNode } from 'react';
import { askForConsent } from '../consent.ts';
import { useSite, useTranslate } from '../useSite.ts';

/** Opens the question about third parties again, to change the answer. Shown once scripts run (its style sees to it). */
export function CookieSettings(): ReactNode {
  const t = useTranslate();
  if (useSite().consent === 'none') return null;
  return (
    <button type="button" className="site-footer-cookies" onClick={askForConsent}>
      {t('consentSettings')}
    </button>
  );
}
