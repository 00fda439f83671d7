import type { ReactNode } from 'react';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
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
          <PhoneLink className="tire-link" phone={phone} />
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
