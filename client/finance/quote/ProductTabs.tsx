import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FinanceProduct } from '../../../shared/finance/FinanceTypes.ts';
import type { SiteFinance } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import type { OwnOffer } from './OwnOffers.tsx';
import { QuotePanel } from './QuotePanel.tsx';
import type { QuotedCar } from './useQuote.ts';

interface ProductTabsProps {
  products: FinanceProduct[];
  /** Offers of the stock; their tabs come last. */
  offers: readonly OwnOffer[];
  /** Key of the offer that opens first; else the first product. */
  opensWith: string | undefined;
  quoted: QuotedCar;
  finance: SiteFinance;
  phone: string;
  t: Translate;
}

/** A tab per product. Every panel is rendered, with the visitor's choices, and one of them shows. */
export function ProductTabs({ products, offers, opensWith, ...rest }: ProductTabsProps): ReactNode {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const names = [
    ...products.map(({ Name, FamilyKey }) => ({ key: FamilyKey, title: Name })),
    ...offers.map(({ key, title }) => ({ key, title })),
  ];
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      names.findIndex(({ key }) => key === opensWith),
    ),
  );

  const press = (event: KeyboardEvent): void => {
    const last = names.length - 1;
    const target = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setShown(target);
    tabs.current[target]?.focus();
  };

  return (
    <>
      <div className="quote-tabs" role="tablist" aria-labelledby="finance-title">
        {names.map(({ key, title }, at) => (
          <button
            key={key}
            ref={(tab) => {
              tabs.current[at] = tab;
            }}
            type="button"
            role="tab"
            className="quote-tab"
            id={`${id}-tab-${String(at)}`}
            aria-selected={at === shown}
            aria-controls={`${id}-panel-${String(at)}`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
            onKeyDown={press}
          >
            {title}
          </button>
        ))}
      </div>
      {products.map((product, at) => (
        <div
          key={product.FamilyKey}
          role="tabpanel"
          id={`${id}-panel-${String(at)}`}
          aria-labelledby={`${id}-tab-${String(at)}`}
          hidden={at !== shown}
        >
          <QuotePanel product={product} shown={at === shown} {...rest} />
        </div>
      ))}
      {offers.map(({ key, panel }, index) => {
        const at = products.length + index;
        return (
          <div
            key={key}
            role="tabpanel"
            className="quote-offer"
            id={`${id}-panel-${String(at)}`}
            aria-labelledby={`${id}-tab-${String(at)}`}
            hidden={at !== shown}
          >
            {panel}
          </div>
        );
      })}
    </>
  );
}
