import type { ReactNode } from 'react';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { useTexts } from '../../site/useSite.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';

/** Replaces the login without JavaScript: contacts. */
export function WithoutScripts(): ReactNode {
  const t = useTexts();
  const { phone, email } = useTireHotelFields();
  return (
    <noscript>
      <h2 className="tire-card-title">{t('tireNoScriptsTitle')}</h2>
      <p className="muted">{t('tireNoScripts')}</p>
      {phone && (
        <p>
          <a className="tire-link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a className="tire-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </noscript>
  );
}
