import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './FinanceWidget.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { FinanceProduct, PhysicalVehicle } from '../../../shared/finance/FinanceTypes.ts';
import { dealerKeyOf, defaultRequest } from '../../../shared/finance/quoteRequest.ts';
import type { SiteFinance } from '../../../shared/site/SiteTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { useTexts } from '../../site/useSite.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import type { OwnOffer } from './OwnOffers.tsx';
import { QuoteLoading } from './QuoteLoading.tsx';
import { quotesForgotten } from './quoteState.ts';
import type { QuotedCar } from './useQuote.ts';
import type { Translate } from '../../site/translate.ts';
import { NoQuote } from './NoQuote.tsx';

export interface FinanceWidgetProps {
  car: Partial<Car>;
  /** The car in the provider's format. */
  vehicle: PhysicalVehicle;
  finance: SiteFinance;
  /** Phone of the dealer; "" when unknown. */
  phone: string;
  /** Offers of the stock, in tabs of their own. */
  offers: readonly OwnOffer[];
  opensWith: string | undefined;
}

type Products = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; products: FinanceProduct[] };

/** The provider's quotes for a car, one panel per product. */
export function FinanceWidget({ car, vehicle, finance, phone, offers, opensWith }: FinanceWidgetProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Products>({ status: 'loading' });
  const id = car.car_id ?? '';
  const dealerKey = dealerKeyOf(finance, car.car_site_id ?? '');
  // another object for the same car must not cause a request
  const asText = JSON.stringify(vehicle);
  const quoted = useMemo(
    (): QuotedCar => ({ id, vehicle: JSON.parse(asText) as PhysicalVehicle, dealerKey }),
    [id, asText, dealerKey],
  );

  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const products = await dispatch(loadProducts(quoted));
      if (!gone) setState(products.length > 0 ? { status: 'loaded', products } : { status: 'failed' });
    };
    void load();
    return () => {
      gone = true;
      dispatch(quotesForgotten());
    };
  }, [dispatch, quoted]);

  if (state.status === 'loading') return <QuoteLoading t={t} />;
  if (state.status === 'failed') {
    return (
      <>
        <FailedQuote t={t} phone={phone} />
        <OwnOffers offers={offers} />
      </>
    );
  }
  return (
    <div className="quote-body">
      <ProductTabs products={state.products} {...{ offers, opensWith, quoted, finance, phone, t }} />
    </div>
  );
}

/** Products of a car; empty when the request fails. */
function loadProducts({ vehicle, dealerKey }: QuotedCar): AppThunk<Promise<FinanceProduct[]>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return (await gateways.finance.defaults(defaultRequest(vehicle, dealerKey))).Products;
    } catch {
      return [];
    }
  };
}

/**
 * Replaces unavailable products.
 * Only the visible part of their reserved space stays, so that nothing visible moves.
 */
function FailedQuote({ t, phone }: { t: Translate; phone: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    element.style.minHeight = `${String(Math.min(height, Math.max(0, window.innerHeight - top)))}px`;
  }, []);
  return (
    <div ref={place} className="quote-body">
      <NoQuote t={t} phone={phone} />
    </div>
  );
}
