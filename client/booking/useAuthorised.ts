import { useEffect, useState } from 'react';
import { useAppDispatch } from '../framework/hooks.ts';
import { askAuthorised } from './askAuthorised.ts';

interface BrandAnswer {
  brand: string;
  /** Null after a failed request. */
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
