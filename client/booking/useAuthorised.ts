import { useEffect, useState } from 'react';
import { useAppDispatch } from '../framework/hooks.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { AppThunk } from '../app/store.ts';
import { logDebug } from '../browser/logDebug.ts';

interface BrandAnswer {
  brand: string;
  /** Null after a failed request, and where the workshops name no brands. */
  authorised: boolean | null;
}

/**
 * True if the group has authorised workshops for a brand.
 * Null without a brand and before the first response; while another brand is being requested, the last response stays.
 */
export function useAuthorised(brand: string | null): BrandAnswer | null {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<BrandAnswer | null>(null);
  useEffect(() => {
    if (brand === null) return undefined;
    let gone = false;
    void dispatch(askAuthorised(brand)).then((authorised) => {
      if (!gone) setAnswer({ brand, authorised });
    });
    return () => {
      gone = true;
    };
  }, [dispatch, brand]);
  return brand === null ? null : answer;
}

/** Responses by brand: each brand is requested once. */
const answers = new WeakMap<BookingGateway, Map<string, Promise<boolean | null>>>();

/**
 * True if the group has authorised workshops for a brand.
 * Null when its workshops name no brands, and after a failure, which the next call retries.
 */
function askAuthorised(brand: string): AppThunk<Promise<boolean | null>> {
  return (_dispatch, _getState, { gateways: { booking } }) => {
    const known = answers.get(booking) ?? new Map<string, Promise<boolean | null>>();
    answers.set(booking, known);
    const answer =
      known.get(brand) ??
      booking.hasBrand(brand).catch(() => {
        known.delete(brand);
        logDebug('booking.brandNotKnown');
        return null;
      });
    known.set(brand, answer);
    return answer;
  };
}
