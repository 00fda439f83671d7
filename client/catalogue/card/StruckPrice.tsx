import type { ReactNode } from 'react';
import './StruckPrice.css';
import type { CarPrice } from '../../../shared/catalogue/car/carRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';

interface StruckPriceProps {
  price: CarPrice;
  t: Translate;
  site: SiteContext;
}

/**
 * The price before a campaign, struck through above the price to pay.
 * It is the lowest of the 30 days before, the basis of a reduction (C-330/23), or the ordinary price on sites that
 * strike it without one.
 */
export function StruckPrice({ price, t, site }: StruckPriceProps): ReactNode {
  const { struck, lowest } = price;
  if (!struck) return null;
  return (
    <s className="struck-price">
      {lowest ? lowest.text || moneyText(lowest.amount, site.locale, site.currency) : struck}
      <span className="visually-hidden">{` ${t(lowest ? 'lowestOf30Days' : 'regularPrice')}`}</span>
    </s>
  );
}

/** Note that the struck price is the lowest of the 30 days before. */
export function LowestPrice({ price, t }: Omit<StruckPriceProps, 'site'>): ReactNode {
  return price.lowest && <span className="lowest-price">{t('struckIsLowest')}</span>;
}
