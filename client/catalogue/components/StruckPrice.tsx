import type { ReactNode } from 'react';
import '../texts/cardTexts.ts';
import './StruckPrice.css';
import type { CarPrice } from '../../../shared/catalogue/carRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { lowestPriceText } from '../lowestPriceText.ts';

interface StruckPriceProps {
  price: CarPrice;
  t: Translate;
  site: SiteContext;
}

/** The ordinary price of a campaign car, struck through, above the price to pay. */
export function StruckPrice({ price, t }: Omit<StruckPriceProps, 'site'>): ReactNode {
  if (!price.struck) return null;
  return (
    <s className="struck-price">
      <span className="visually-hidden">{`${t('regularPrice')} `}</span>
      {price.struck}
    </s>
  );
}

/** What the car cost at least in the 30 days before; stands wherever a price is struck and this is known. */
export function LowestPrice({ price, t, site }: StruckPriceProps): ReactNode {
  return price.lowest && <span className="lowest-price">{lowestPriceText(price.lowest, site, t)}</span>;
}
