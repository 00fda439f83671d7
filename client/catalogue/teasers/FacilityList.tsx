import type { ReactNode } from 'react';
import './FacilityList.css';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { addressLine } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { dealerPath } from '../dealers/dealerPaths.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';

/** The group's facilities with address, phone and mail. Renders nothing without any. */
export function FacilityList({ section }: SectionProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const facilities = useAppSelector((state) => state.facilities[section.uid]);
  const dealers = facilities?.dealers.filter((dealer) => dealer.site_official_name) ?? [];
  const failed = facilities?.status === 'error';
  if (dealers.length === 0 && !failed && !editing) return null;
  const Name = textField(section.fields, 'Title') ? 'h3' : 'h2';
  return (
    <section className="wrap section">
      <EditableText fields={section.fields} name="Title" as="h2" className="facility-list-title" />
      {failed && (
        <MessagePanel
          ref={announceFailure}
          tone="error"
          heading="h2"
          title={t('facilitiesError')}
          text={t('sectionErrorHelp')}
        />
      )}
      {dealers.length > 0 && (
        <ul className="facility-list-facilities">
          {dealers.map((dealer) => (
            <li key={dealer.id} className="facility-list-facility">
              <Name className="facility-list-name">
                <FacilityName dealer={dealer} />
              </Name>
              <FacilityContact dealer={dealer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The dealer's name, linked to its page. */
function FacilityName({ dealer }: { dealer: Partial<Dealer> }): ReactNode {
  const t = useTexts();
  const site = useSite();
  if (!dealer.slug) return dealer.site_official_name;
  return (
    <a className="inline-link" href={dealerPath(site, t, dealer.slug)}>
      {dealer.site_official_name}
    </a>
  );
}

function FacilityContact({ dealer }: { dealer: Partial<Dealer> }): ReactNode {
  const site = useSite();
  const { site_phone, site_email } = dealer;
  const address = addressLine(dealer, site);
  return (
    <>
      {address && <p className="small muted">{address}</p>}
      {(site_phone || site_email) && (
        <p className="facility-list-contact">
          {site_phone && <PhoneLink className="inline-link num" phone={site_phone} />}
          {site_email && (
            <a className="inline-link" href={`mailto:${site_email}`}>
              {site_email}
            </a>
          )}
        </p>
      )}
    </>
  );
}
