import type { ReactNode } from 'react';
import './ContactList.css';
import type { OpenDays } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeliveredText } from '../useDeliveredText.ts';
import { MailAddress } from './MailAddress.tsx';

interface ContactListProps {
  /** "" for none. */
  phone: string;
  /** "" for none. */
  email: string;
  hours: readonly OpenDays[];
}

/** Phone, mail and opening hours of a contact. */
export function ContactList({ phone, email, hours }: ContactListProps): ReactNode {
  const delivered = useDeliveredText();
  return (
    <ul className="tire-contacts">
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            <a className="tire-link" href={phoneHref(phone)}>
              {phone}
            </a>
            {hours.map(({ days, hours: open }) => (
              <span key={days} className="tire-contacts-hours small muted">
                {`${delivered(days)} ${delivered(open)}`}
              </span>
            ))}
          </span>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <MailAddress address={email} className="tire-link" />
        </li>
      )}
    </ul>
  );
}
