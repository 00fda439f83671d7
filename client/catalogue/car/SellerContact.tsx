import type { ReactNode } from 'react';
import './SellerContact.css';
import type { Car, Seller } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { carName, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { addressLine, mapsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import type { Translate } from '../../site/translate.ts';
import { usePhone } from '../../site/usePhone.ts';
import { useSite } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CarDealer } from './carDealer.ts';
import { sellerPlace } from './sellerPlace.ts';
import { openText } from '../dealers/openText.ts';
import { useNow } from '../dealers/useNow.ts';
import { vehicleIcon } from '../card/vehicleIcon.ts';
import { CarFacts } from '../card/CarFacts.tsx';
import { CarPicture } from '../card/CarPicture.tsx';

/** Seller with phone and mail, and the enquiry form. */
export function SellerContact({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const { features } = useSite();
  const dealer = useAppSelector((state) => state.carDetail.dealer);
  const place = sellerPlace(car);
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
      {features.forms !== false && (
        <ContactForm car={car} whoAnswers={<WhoAnswers car={car} t={t} />} next={<NextCars t={t} />} />
      )}
    </section>
  );
}

/** The seller, else the dealer, with the phone number and its hours. */
function WhoAnswers({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const site = useSite();
  const { dealer, madeAt } = useAppSelector((state) => state.carDetail);
  const now = useNow(madeAt);
  const seller = car.car_sellers?.[0];
  const name = seller?.name || dealer?.name || car.car_site_name;
  const phone = seller?.phone || dealer?.phone;
  const open = dealer?.hours && openText(dealer.hours, now, site, t);
  return (
    <>
      <p>
        {name ? t('enquiryAnsweredBy', { name }) : t('enquirySentText')}{' '}
        {open && t(open.open ? 'enquiryAnsweredToday' : 'enquiryAnsweredOnceOpen')}
      </p>
      {phone && (
        <p>
          {t('enquiryCall')} <PhoneLink className="inline-link num" phone={phone} />
          {open && `. ${open.text}.`}
        </p>
      )}
    </>
  );
}

/** Number of cars below the confirmation of an enquiry. */
const nextCars = 3;

/** Short list of similar cars for a visitor who has sent an enquiry. */
function NextCars({ t }: { t: Translate }): ReactNode {
  const site = useSite();
  const similar = useAppSelector((state) => state.carDetail.similar);
  if (similar.length === 0) return null;
  return (
    <div className="next-cars">
      <h3 className="next-cars-title">{t('similarCars')}</h3>
      <ul className="next-cars-list">
        {similar.slice(0, nextCars).map((car) => {
          const shown = carInLanguage(car, site);
          return (
            <li key={car.car_id}>
              <a
                className="next-car"
                href={carPath(site.basePath, t('pathToCarDetail'), { car_id: car.car_id ?? '', slug: car.slug ?? '' })}
              >
                <CarPicture image={car.car_primary_image?.thumbnail_url} t={t} sizes="96px" icon={vehicleIcon(car)} />
                <span>
                  <b>{carName(shown)}</b>
                  <CarFacts facts={[shown.car_version, shown.car_year, shown.car_mileage_text]} />
                  {carPrice(shown).main || t('priceMissing')}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The dealer's address, phone and mail. */
function DealerWays({ dealer }: { dealer: CarDealer }): ReactNode {
  const site = useSite();
  const { name, street, zip, city, region } = dealer;
  const place = { site_official_name: name, site_street: street, site_zip: zip, site_city: city, site_region: region };
  const address = addressLine(place, site);
  return (
    <ul className="seller-contact-ways">
      {address && (
        <li>
          <Icon name="pin" />
          <a href={mapsAddress(place)} target="_blank" rel="noopener">
            {address}
          </a>
        </li>
      )}
      {dealer.phone && (
        <li>
          <Icon name="phone" />
          <PhoneLink className="num" phone={dealer.phone} />
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
  const phone = usePhone(seller.phone);
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
            href={phone.href}
            aria-label={`${t('callSeller', { name: seller.name })}, ${phone.text}`}
          >
            <Icon name="phone" size="s" />
            {phone.text}
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
