import type { ReactNode } from 'react';
import './WorkshopsWithoutScripts.css';
import { dealerListAddress, emptyDealerList } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { dayTexts } from '../../site/texts/dayTexts.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { noContacts } from './workshopContacts.ts';
import type { WorkshopContact } from './workshopContacts.ts';

/**
 * Replaces the booking without JavaScript: the nearest workshops with phone, mail and hours.
 * Browsers with JavaScript parse it as hidden text, and React leaves it alone.
 */
export function WorkshopsWithoutScripts(): ReactNode {
  return (
    <noscript>
      <Workshops />
    </noscript>
  );
}

function Workshops(): ReactNode {
  const t = useTexts();
  const { basePath } = useSite();
  const { path } = useAppSelector((state) => state.page.location);
  const { asked, near, failed, contacts } = useAppSelector((state) => state.workshopContacts ?? noContacts);
  const all = dealerListAddress(`${basePath}/${t('pathToSiteList')}`, {
    ...emptyDealerList,
    filters: { department_group: ['Workshop'] },
    near,
  });
  return (
    <section className="wrap section" aria-labelledby="booking-call">
      <h2 id="booking-call">{near ? t('bookingCallNear', { place: near.name }) : t('bookingCallTitle')}</h2>
      <p className="booking-call-text">{t('bookingCallText')}</p>
      <form className="booking-call-form" method="get" action={path} role="search">
        <FormField id="booking-call-place" label={t('bookingCallPlace')}>
          {(control) => (
            <input {...control} name="place" defaultValue={asked} maxLength={100} autoComplete="address-level2" />
          )}
        </FormField>
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {t('bookingCallSearch')}
        </button>
      </form>
      {asked !== '' && !near && <p>{failed ? t('placeSearchDown') : t('bookingCallUnknownPlace', { place: asked })}</p>}
      {contacts.length === 0 && <p>{t('bookingCallNone')}</p>}
      <ul className="booking-call-workshops">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Workshop {...contact} />
          </li>
        ))}
      </ul>
      <TextLink href={all}>{t('bookingCallAll')}</TextLink>
    </section>
  );
}

function Workshop({ name, address, phone, email, hours }: WorkshopContact): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <>
      <h3 className="h4">{name}</h3>
      {address && <p className="small muted">{address}</p>}
      {phone && (
        <p>
          <PhoneLink className="inline-link num" phone={phone} />
        </p>
      )}
      {email && (
        <p>
          <a className="inline-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {hours.length > 0 && (
        <dl className="small booking-call-hours" aria-label={t('bookingCallHours')}>
          {hours.map((given) => {
            const { day, displayText } = dayTexts(given, site, t);
            return (
              <div key={day}>
                <dt>{day}</dt>
                <dd className="num">{displayText}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
