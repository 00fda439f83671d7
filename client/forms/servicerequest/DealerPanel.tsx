import type { ReactNode } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { addressLine, mapsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { OrderDealer } from './serviceDealers.ts';

export interface HelpContact {
  phone: string;
  email: string;
}

interface DealerPanelProps {
  /** Recipient of the order; null while no dealer is chosen. */
  chosen: OrderDealer | null;
  dealers: readonly Partial<Dealer>[];
  /** Contact shown while no dealer is chosen. */
  help: HelpContact;
}

/** Address, phone and opening hours of the dealer that gets the order. */
export function DealerPanel({ chosen, dealers, help }: DealerPanelProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dealer =
    chosen && dealers.find(({ site_email }) => site_email?.toLowerCase() === chosen.siteEmail.toLowerCase());
  const workshop = dealer?.site_departments?.[0];
  const hours = workshop?.openingschedule.openinghours ?? [];
  const phone = dealer ? workshop?.phone || dealer.site_phone || '' : chosen ? '' : help.phone;
  const email = dealer ? '' : (chosen?.siteEmail ?? help.email);
  return (
    <div className="service-panel service-panel-soft">
      <h2 className="h3">{chosen?.siteName ?? t('orderHelp')}</h2>
      {!chosen && <p className="muted service-panel-text">{t('orderHelpText')}</p>}
      <ul className="service-panel-ways">
        {dealer?.site_street && (
          <li>
            <Icon name="pin" />
            <a href={mapsAddress(dealer)} target="_blank" rel="noopener noreferrer">
              {addressLine(dealer, site)}
            </a>
          </li>
        )}
        <ContactWays phone={phone} email={email} />
      </ul>
      {hours.length > 0 && (
        <dl className="service-panel-hours">
          {hours.map(({ day, displayText }) => (
            <div key={day}>
              <dt className="muted">{day}</dt>
              <dd className="num">{displayText}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** List items with phone number and mail address, as far as known. */
export function ContactWays({ phone, email }: HelpContact): ReactNode {
  return (
    <>
      {phone && (
        <li>
          <Icon name="phone" />
          <PhoneLink phone={phone} />
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </>
  );
}
