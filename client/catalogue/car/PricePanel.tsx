import type { ReactNode } from 'react';
import './PricePanel.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { askingPrice, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import { carCosts } from '../../../shared/finance/carCosts.ts';
import type { CarCost } from '../../../shared/finance/carCosts.ts';
import { readFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { FinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { costTerms, costText, costTitle, loanChoiceText, shownCosts } from '../../finance/costTexts.ts';
import { showsQuotes } from '../../finance/quote/showsQuotes.ts';
import type { Translate } from '../../site/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CarPlace } from './CarPlace.tsx';
import { namesVat } from './namesVat.ts';
import { Promises } from './promises/Promises.tsx';
import { LowestPrice, StruckPrice } from '../card/StruckPrice.tsx';

interface PricePanelProps {
  car: Partial<Car>;
  t: Translate;
  site: SiteContext;
}

/** Price and monthly costs of the car, and a link to its seller. */
export function PricePanel({ car, t, site }: PricePanelProps): ReactNode {
  const search = useAppSelector((state) => state.page.location.search);
  const choice = readFinanceChoice(search);
  const costs = shownCosts(carCosts(car, choice), site);
  const quoted = showsQuotes(car, site);
  const loan = costs.find(({ kind }) => kind === 'loan');
  return (
    <div className="price-panel">
      <PriceTexts car={car} t={t} site={site} />
      {costs.length > 0 && (
        <ul className="price-panel-costs">
          {costs.map((cost) => (
            <CostRow key={cost.kind} cost={cost} choice={choice} car={car} t={t} site={site} />
          ))}
        </ul>
      )}
      {loan?.kind === 'loan' && <p className="price-panel-credit">{costTerms(loan, site, t)}</p>}
      {quoted && (
        <p className="price-panel-quotes">
          <TextLink href="#finance">{t('seeFinanceOptions')}</TextLink>
        </p>
      )}
      <div className="price-panel-actions">
        <ButtonLink href="#contact">{t(askingPrice(car) === null ? 'askForPrice' : 'contactSeller')}</ButtonLink>
        <ButtonLink href="#contact-testdrive" variant="ghost">
          {t('bookTestDrive')}
        </ButtonLink>
      </div>
      <Promises car={car} t={t} />
      <CarPlace car={car} />
    </div>
  );
}

/** The price to pay with its title and VAT, and the price before a campaign. */
export function PriceTexts({ car, t, site }: PricePanelProps): ReactNode {
  const shown = carInLanguage(car, site);
  const price = carPrice(shown, site.struckPriceWithoutHistory);
  const main = price.from && price.main ? t('priceFrom', { price: price.main }) : price.main;
  const vat = t(car.car_vat_margin ? 'vatMarginScheme' : price.vat === 'excl' ? 'priceExclVat' : 'priceInclVat');
  const saving = moneyText(price.saving, site.locale, site.currency);
  const title =
    price.saving > 0 ? t('campaignSaving', { amount: saving }) : price.from ? '' : (shown.car_price_title ?? '');
  const note = [title, namesVat(title, vat) ? '' : vat].filter(Boolean).join(', ');
  return (
    <div className="price-texts">
      <StruckPrice price={price} t={t} site={site} />
      <p className={price.campaign ? 'price-texts-main price-texts-campaign' : 'price-texts-main'}>
        {main || t('priceMissing')}
      </p>
      {main && note && askingPrice(car) !== null && <p className="price-texts-note">{note}</p>}
      <LowestPrice price={price} t={t} />
    </div>
  );
}

function CostRow({
  cost,
  choice,
  car,
  t,
  site,
}: { cost: CarCost; choice: FinanceChoice } & PricePanelProps): ReactNode {
  const chosen = cost.kind === 'loan' && (choice.months !== undefined || choice.down !== undefined);
  const campaign = {
    loan: car.car_has_campaign_loan,
    privateLeasing: car.car_has_campaign_privateleasing,
    companyLeasing: car.car_has_campaign_companyleasing,
  }[cost.kind];
  return (
    <li className="price-panel-cost">
      <span className="price-panel-kind">
        <b>{costTitle(cost, site, t)}</b> {campaign && <Badge tone="campaign">{t('campaign')}</Badge>}
        {cost.kind !== 'loan' && <span className="price-panel-terms">{costTerms(cost, site, t)}</span>}
      </span>
      <b className="num">{costText(cost, site, t)}</b>
      {chosen && <span className="price-panel-chosen">{loanChoiceText(cost.example, site, t)}</span>}
    </li>
  );
}
