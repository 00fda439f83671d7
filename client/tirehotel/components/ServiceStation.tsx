import type { ReactNode } from 'react';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { telephoneHref } from '../telephoneHref.ts';
import { useDeliveredText } from '../useDeliveredText.ts';

/** Where the wheels are, and how to reach those who change them. */
export function ServiceStation({ location }: { location: TireLocation }): ReactNode {
  const t = useTranslate();
  const delivered = useDeliveredText();
  const { locationName, departmentName, phone, email } = location;
  return (
    <section className="tire-panel">
      <h2 className="tire-panel-title">{t('tireStation')}</h2>
      <p>{[locationName, delivered(departmentName)].filter(Boolean).join(', ')}</p>
      <ul className="tire-contacts">
        {phone && (
          <li>
            <Icon name="phone" />
            <a className="tire-link" href={telephoneHref(phone)}>
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <Icon name="mail" />
            <a className="tire-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
