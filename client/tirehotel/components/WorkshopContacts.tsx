import type { ReactNode } from 'react';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { ContactList } from './ContactList.tsx';

/** Phone, mail and hours of a workshop, else those from the page's editors. */
export function WorkshopContacts({ location }: { location: TireLocation }): ReactNode {
  const fields = useTireHotelFields();
  const { hours = [] } = location;
  return (
    <ContactList
      phone={location.phone || fields.phone}
      email={location.email || fields.email}
      hours={hours.length > 0 ? hours : fields.hours}
    />
  );
}
