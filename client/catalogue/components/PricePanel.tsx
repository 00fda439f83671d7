import type { ReactNode } from 'react';
import '../texts/carTexts.ts';
import './PricePanel.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carPrice, monthlyCosts } from '../../../shared/catalogue/carRules.ts';
import type { MonthlyCost } from '../../../shared/catalogue/carRules.ts';
import { moneyText, numberText } from '../../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import '../../forms/contactTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { loanExampleOf } from '../loanExample.ts';
import { CarPlace } from './CarPlace.tsx';
import { LowestPrice, StruckPrice } from './StruckPrice.tsx';

interface PricePanelProps {
  car: Partial<Car>;
  t: Translate;
  site: SiteContext;
}

/** What the car costs, at once and by the month, and the way to its seller. */
export function PricePanel({ car, t, site }: PricePanelProps): ReactNode {
  const costs = monthlyCosts(car);
  const example = costs.some((cost) => cost.kind === 'loan') ? loanExampleOf([car]) : null;
  return (
    <div className="price-panel">
      <PriceTexts car={car} t={t} site={site} />
      {costs.length > 0 && (
        <ul className="price-panel-costs">
          {costs.map((cost) => (
            <CostRow key={cost.kind} cost={cost} car={car} t={t} site={site} />
          ))}
        </ul>
      )}
      {example && (
        <p className="price-panel-credit">
          {car.car_loan_description || t('representativeExample', { ...example })} {t('consumerCreditWarning')}.
        </p>
      )}
      <ButtonLink href="#contact" block>
        {t('contactSeller')}
      </ButtonLink>
      <ButtonLink href="#contact-testdrive" variant="ghost" block>
        {t('bookTestDrive')}
      </ButtonLink>
      <CarPlace car={car} />
    </div>
  );
}

/** The price texts as delivered: what it costs, and of a campaign what it cost before. */
export function PriceTexts({ car, t, site }: PricePanelProps): ReactNode {
  const price = carPrice(car, site.struckPriceWithoutHistory);
  const main = price.from && price.main ? t('priceFrom', { price: price.main }) : price.main;
  const vat = t(price.vat === 'excl' ? 'priceExclVat' : 'priceInclVat');
  const saving = moneyText(price.saving, site.locale, site.currency);
  // the title says of any price what it is; of a campaign the saving does, and every price says its VAT
  const what = price.saving > 0 ? t('campaignSaving', { amount: saving }) : (car.car_price_title ?? '');
  const note = what === '' || what.includes(vat) ? what || vat : `${what}, ${vat}`;
  return (
    <div className="price-texts">
      <StruckPrice price={price} t={t} />
      <p className={price.campaign ? 'price-texts-main price-texts-campaign' : 'price-texts-main'}>
        {main || t('priceMissing')}
      </p>
      {main && <p className="price-texts-note">{note}</p>}
      <LowestPrice price={price} t={t} site={site} />
    </div>
  );
}

function CostRow({ cost, car, t, site }: { cost: MonthlyCost } & PricePanelProps): ReactNode {
  const campaign = {
    loan: car.car_has_campaign_loan,
    privateLeasing: car.car_has_campaign_privateleasing,
    companyLeasing: car.car_has_campaign_companyleasing,
  }[cost.kind];
  return (
    <li className="price-panel-cost">
      <span>
        <b>{t(cost.kind)}</b> {campaign && <Badge tone="campaign">{t('campaign')}</Badge>}
        <span className="price-panel-terms">{termsOf(cost, car, t, site)}</span>
      </span>
      <b className="num">{t('perMonth', { amount: moneyText(cost.amount, site.locale, site.currency) })}</b>
    </li>
  );
}

function termsOf(cost: MonthlyCost, car: Partial<Car>, t: Translate, site: SiteContext): string {
  if (cost.kind === 'loan') {
    const months = car.car_loan_duration ?? car.car_loan_option?.default_contract_duration;
    const term = car.car_loan_option?.contract_durations.find((duration) => duration.months === months);
    const share = term
      ? t('downPaymentShare', { percent: numberText(term.cash_amount_min_percentage, site.locale) })
      : '';
    return [share, months ? t('months', { count: months }) : ''].filter(Boolean).join(', ');
  }
  const type = cost.kind === 'privateLeasing' ? 'Private' : 'Company';
  const option = car.car_leasing_options?.find((leasing) => leasing.leasing_type === type);
  const distance = option?.mileage ? `${numberText(option.mileage, site.locale)} ${site.distanceUnit}` : '';
  return [
    option?.duration ? t('months', { count: option.duration }) : '',
    distance ? t('perYear', { amount: distance }) : '',
    type === 'Company' ? t('priceExclVat') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
