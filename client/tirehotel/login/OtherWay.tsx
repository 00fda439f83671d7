import type { ReactNode } from 'react';
import './OtherWay.css';
import { useTexts } from '../../site/useSite.ts';
import { ContactList } from '../components/ContactList.tsx';
import { useTireHotelFields } from '../tireHotelFields.ts';

/** Contacts for visitors who cannot log in. */
export function OtherWay(): ReactNode {
  const { phone, email, hours } = useTireHotelFields();
  return <ContactList phone={phone} email={email} hours={hours} />;
}

/** Note that the wheels are safe while the service fails, with contacts that help until it is back. */
export function OutOfOrder(): ReactNode {
  const t = useTexts();
  return (
    <div className="tire-out-of-order">
      <p>{t('tireUnaffected')}</p>
      <OtherWay />
    </div>
  );
}
