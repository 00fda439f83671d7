import { useEffect, useState } from 'react';
import { useAppDispatch } from '../app/hooks.ts';
import { askAuthorised } from './askAuthorised.ts';

interface BrandAnswer {
  brand: string;
  /** Null when it could not be found out. */
  authorised: boolean | null;
}

/**
 * Whether the group has authorised workshops for a brand. Null without a brand and until the first answer; while
 * another brand is asked for, the last answer stays.
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
