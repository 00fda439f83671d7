import type { ReactNode } from 'react';
import './SellerContact.css';
import type { Car, Seller } from '../../../shared/catalogue/Car.ts';
import { addressLine, mapsAddress, phoneAddress } from '../../../shared/catalogue/dealerRules.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import type { Translate } from '../../site/translate.ts';
import { useSite } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CarDealer } from '../carDealer.ts';
import { openText } from '../dealers/openText.ts';
import { useNow } from '../dealers/useNow.ts';

/** Who sells the car, with phone and mail, and the form to ask them. */
export function SellerContact({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const { features } = useSite();
  const dealer = useAppSelector((state) => state.carDetail.dealer);
  const place = [car.car_site_name, car.car_site_city].filter(Boolean).join(', ');
  return (
    <section className="seller-contact" id="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{t('askAboutCar')}</h2>
        {place && <p className="seller-contact-place">{t('availableAt', { place })}</p>}
        {dealer && <DealerWays dealer={dealer} />}
        <ul className="seller-contact-sellers">
          {(car.car_sellers ?? []).map((seller) => (
            <SellerCard key={`${seller.name} ${seller.email}`} seller={seller} t={t} />
          ))}
        </ul>
      </div>
      {features.forms !== false && <ContactForm car={car} whoAnswers={<WhoAnswers car={car} t={t} />} />}
    </section>
  );
}

/** The seller, else the dealer, with the telephone and when it is answered. */
function WhoAnswers({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const site = useSite();
  const { dealer, madeAt } = useAppSelector((state) => state.carDetail);
  const now = useNow(madeAt);
  const seller = car.car_sellers?.[0];
  const name = seller?.name || dealer?.name || car.car_site_name;
  const phone = seller?.phone || dealer?.phone;
  return (
    <>
      {name && <p>{t('enquiryAnsweredBy', { name })}</p>}
      {phone && (
        <p>
          {t('enquiryCall')}{' '}
          <a className="inline-link num" href={phoneAddress(phone)}>
            {phone}
          </a>
          {dealer?.hours && `. ${openText(dealer.hours, now, site, t).text}.`}
        </p>
      )}
    </>
  );
}

/** The dealer's address, phone and mail. */
function DealerWays({ dealer }: { dealer: CarDealer }): ReactNode {
  const place = { site_official_name: dealer.name, site_street: dealer.street, site_city: dealer.city };
  const address = addressLine({ ...place, site_zip: dealer.zip }, useSite());
  return (
    <ul className="seller-contact-ways">
      {address && (
        <li>
          <Icon name="pin" />
          <a href={mapsAddress({ ...place, site_zip: dealer.zip })} target="_blank" rel="noopener">
            {address}
          </a>
        </li>
      )}
      {dealer.phone && (
        <li>
          <Icon name="phone" />
          <a className="num" href={phoneAddress(dealer.phone)}>
            {dealer.phone}
          </a>
        </li>
      )}
      {dealer.email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
        </li>
      )}
    </ul>
  );
}

function SellerCard({ seller, t }: { seller: Seller; t: Translate }): ReactNode {
  const initials = seller.name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <li className="seller-card">
      <span className="seller-card-initials" aria-hidden="true">
        {initials}
      </span>
      <div>
        <b>{seller.name}</b>
        {seller.phone && (
          <a
            className="seller-card-link"
            href={phoneAddress(seller.phone)}
            aria-label={`${t('callSeller', { name: seller.name })}, ${seller.phone}`}
          >
            <Icon name="phone" size="s" />
            {seller.phone}
          </a>
        )}
        {seller.email && (
          <a
            className="seller-card-link"
            href={`mailto:${seller.email}`}
            aria-label={`${t('mailSeller', { name: seller.name })}, ${seller.email}`}
          >
            <Icon name="mail" size="s" />
            {seller.email}
          </a>
        )}
      </div>
    </li>
  );
}
