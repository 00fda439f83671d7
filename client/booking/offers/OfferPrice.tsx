import type { ReactNode } from 'react';
import './OfferPrice.css';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Tooltip } from '../../ui/messages/Tooltip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { bookingPrice } from '../bookingPrice.ts';

interface OfferPriceProps {
  /** Price to pay, kronor. */
  price: number;
  known: boolean;
  /** Discount included in the price, kronor. */
  discount: number | null;
  /** Reason why the price is unknown; unset: no explanation is shown. */
  explanation?: string;
  /** "per dag" */
  postfix?: string;
}

/** A price with the price before discount, or a note that it is included or unknown. */
export function OfferPrice({ price, known, discount, explanation, postfix = '' }: OfferPriceProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  if (!known) {
    const words = t('bookingPriceMissing');
    return (
      <span className="offer-price">
        {explanation === undefined ? words : <Tooltip text={explanation}>{words}</Tooltip>}
      </span>
    );
  }
  return (
    <span className="offer-price num">
      {discount !== null && discount > 0 && (
        <s className="offer-price-before">
          <VisuallyHidden>{t('bookingRegularPrice')} </VisuallyHidden>
          {bookingPrice(price + discount, site)}
        </s>
      )}{' '}
      <span className="offer-price-now">
        {price === 0 ? t('bookingIncluded') : bookingPrice(price, site)}
        {price > 0 && postfix && ` ${postfix}`}
      </span>
    </span>
  );
}
