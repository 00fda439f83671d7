import type { MouseEvent, ReactNode } from 'react';
import type { Car, LeasingOption } from '../../shared/catalogue/Car.ts';
import { distanceText } from '../../shared/catalogue/car/distanceUnits.ts';
import { moneyText } from '../../shared/catalogue/moneyText.ts';
import { carCosts } from '../../shared/finance/carCosts.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { askHash } from './askHash.ts';
import { asDelivered, costTerms, costText, costTitle } from './costTexts.ts';

interface LeasingOptionsProps {
  car: Partial<Car>;
  kind: 'private' | 'company';
  t: Translate;
  site: SiteContext;
  /** Opens the enquiry form, with leasing. */
  onAsk: (event: MouseEvent) => void;
}

/** Leasing contracts of a car for one kind of customer; without contracts, only the monthly cost. */
export function LeasingOptions({ car, kind, t, site, onAsk }: LeasingOptionsProps): ReactNode {
  const type: LeasingOption['leasing_type'] = kind === 'private' ? 'Private' : 'Company';
  const options = (car.car_leasing_options ?? []).filter(({ leasing_type }) => leasing_type === type);
  const cost = carCosts(car).find((one) => one.kind === `${kind}Leasing`);
  return (
    <>
      <ul className="leasing">
        {options.map((option) => (
          <LeasingCard
            key={[option.title, option.duration, option.mileage, option.monthly_cost].join()}
            {...{ option, t, site }}
          />
        ))}
        {options.length === 0 && cost && (
          <li className="leasing-option">
            <p className="leasing-name">{costTitle(cost, site, t)}</p>
            <p className="leasing-cost">{costText(cost, site, t)}</p>
            <p className="small muted">{costTerms(cost, site, t)}</p>
          </li>
        )}
      </ul>
      <ButtonLink href={askHash} onClick={onAsk}>
        {t('askForLeasing')}
      </ButtonLink>
    </>
  );
}

function LeasingCard({
  option,
  t,
  site,
}: { option: LeasingOption } & Pick<LeasingOptionsProps, 't' | 'site'>): ReactNode {
  const { title, monthly_cost, monthly_cost_text, duration, mileage, description, asterix, leasing_type } = option;
  const company = leasing_type === 'Company';
  const vat = t(company ? 'priceExclVat' : 'priceInclVat');
  const amount = moneyText(monthly_cost, site.locale, site.currency);
  const cost = asDelivered(monthly_cost_text, site) || t('perMonth', { amount });
  const distance = t('perYear', { amount: distanceText(mileage, site) });
  // the contract's content is in the stock's language only; the excess distance charge is general
  const about = asDelivered(description, site);
  const note = asDelivered(asterix, site) || (asterix && mileage > 0 ? t('leasingExcess', { distance }) : '');
  return (
    <li className="leasing-option">
      <p className="leasing-name">{asDelivered(title, site) || t(company ? 'companyLeasing' : 'privateLeasing')}</p>
      <p className="leasing-cost">{cost}</p>
      {!cost.includes(vat) && <p className="small muted">{vat}</p>}
      <dl className="loan-figures">
        <div>
          <dt>{t('loanPeriod')}</dt>
          <dd>{t('months', { count: duration })}</dd>
        </div>
        <div>
          <dt>{t('yearlyMileage')}</dt>
          <dd>{distance}</dd>
        </div>
      </dl>
      {about && <p className="small">{about}</p>}
      {note && <p className="leasing-note">{note}</p>}
    </li>
  );
}
