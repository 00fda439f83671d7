import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { dealerListAddress } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerListState } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { dealerListPath } from './dealerPaths.ts';

export interface DealerListActions {
  list: DealerListState;
  listPath: string;
  addressOf: (list: DealerListState) => string;
  /** Navigates to another list; the scroll position stays. */
  choose: (next: DealerListState) => void;
}

/** The requested list, its addresses, and a function to navigate to another one. */
export function useDealerList(): DealerListActions {
  const list = useAppSelector((state) => state.dealerList.list);
  const listPath = dealerListPath(useSite(), useTexts());
  const navigate = useNavigate();
  const addressOf = useCallback((state: DealerListState) => dealerListAddress(listPath, state), [listPath]);
  const choose = useCallback(
    (next: DealerListState) => void navigate(addressOf(next), { state: { scroll: 'keep' } }),
    [navigate, addressOf],
  );
  return { list, listPath, addressOf, choose };
}
