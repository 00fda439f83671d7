import type { ReactNode } from 'react';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { useDeliveredText } from '../useDeliveredText.ts';
import { ContactList } from './ContactList.tsx';

/** Location of the wheels, and contact details of the workshop. */
export function ServiceStation({ location }: { location: TireLocation }): ReactNode {
  const t = useTexts();
  const delivered = useDeliveredText();
  const { locationName, departmentName, phone, email, hours } = location;
  return (
    <section className="tire-panel">
      <h2 className="tire-panel-title">{t('tireStation')}</h2>
      <p>{[locationName, delivered(departmentName)].filter(Boolean).join(', ')}</p>
      <ContactList phone={phone} email={email} hours={hours ?? []} />
    </section>
  );
}
