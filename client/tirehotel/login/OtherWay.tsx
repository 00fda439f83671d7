import type { ReactNode } from 'react';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { ContactList } from '../components/ContactList.tsx';

/** Contacts for visitors who cannot log in. */
export function OtherWay(): ReactNode {
  const { phone, email, hours } = useTireHotelFields();
  return <ContactList phone={phone} email={email} hours={hours} />;
}
