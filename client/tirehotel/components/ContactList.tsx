import { Fragment } from 'react';
import type { ReactNode } from 'react';
import './ContactList.css';
import type { OpenDays } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDeliveredText } from '../useDeliveredText.ts';

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
            <PhoneLink className="tire-link" phone={phone} />
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

/** A mail address as a link; a long one wraps after its @ or before a dot. */
function MailAddress({ address, className }: { address: string; className: string }): ReactNode {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <a className={className} href={`mailto:${address}`} aria-label={address}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
