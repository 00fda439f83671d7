import { useEffect, useMemo, useState } from 'react';
import type { Offer } from '../../shared/booking/BookingTypes.ts';
import { totalPrice } from '../../shared/booking/steps/selectionRules.ts';
import { searchKey } from '../../shared/booking/workshops/siteSearch.ts';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { selectDraft } from './state/bookingState.ts';
import { loadSitePrices } from './state/chooseTime.ts';

/** A workshop's total for the chosen services and add-ons. */
export interface SitePrice {
  /** SEK, including VAT. */
  total: number;
  /** Some chosen items have no price, so the work costs more. */
  isMinimum: boolean;
}

/**
 * Totals of the listed workshops by department id, requested one at a time in list order.
 * A workshop whose prices are not known (yet) is missing.
 */
export function useSitePrices(departmentIds: readonly string[]): ReadonlyMap<string, SitePrice> {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const key = searchKey(draft);
  const [loaded, setLoaded] = useState<{ key: string; offers: ReadonlyMap<string, readonly Offer[]> }>(() => ({
    key,
    offers: new Map(),
  }));
  const offers = loaded.key === key ? loaded.offers : noOffers;
  const next = departmentIds.find((id) => !offers.has(id));

  useEffect(() => {
    if (next === undefined) return;
    let current = true;
    void dispatch(loadSitePrices(next)).then((found) => {
      if (!current) return;
      setLoaded((before) => ({
        key,
        offers: new Map([...(before.key === key ? before.offers : noOffers), [next, found]]),
      }));
    });
    return () => {
      current = false;
    };
  }, [dispatch, key, next]);

  // a card renders again only when its price has changed
  return useMemo(() => {
    const prices = new Map<string, SitePrice>();
    for (const [departmentId, found] of offers) {
      const price = sitePrice(draft.services, found);
      if (price) prices.set(departmentId, price);
    }
    return prices;
  }, [offers, draft.services]);
}

const noOffers: ReadonlyMap<string, readonly Offer[]> = new Map();

/** Null unless the workshop has a price for every priced item: mixing own and general prices is wrong. */
function sitePrice(services: ReturnType<typeof selectDraft>['services'], offers: readonly Offer[]): SitePrice | null {
  const prices = new Map(offers.map(({ code, price }) => [code, price]));
  const priced = [];
  for (const [code, selection] of Object.entries(services)) {
    if (!selection.priceKnown) continue;
    const price = prices.get(code);
    if (price === undefined) return null;
    priced.push({ ...selection, price });
  }
  if (priced.length === 0) return null;
  return { total: totalPrice(priced), isMinimum: priced.length < Object.keys(services).length };
}
