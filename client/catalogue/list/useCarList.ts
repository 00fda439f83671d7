import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAddress } from '../../../shared/catalogue/list/listState.ts';
import type { ListContext, ListState } from '../../../shared/catalogue/list/listState.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { listRequested } from './carListState.ts';
import { buildListContext } from '../listContext.ts';

export interface CarListActions {
  list: ListState;
  urls: ListContext;
  addressOf: (list: ListState) => string;
  /**
   * Navigates to another list after the next paint, so that the pressed control shows its state first.
   * `change` gets the list as it is by then.
   */
  choose: (change: (list: ListState) => ListState) => void;
}

/** The requested list, its addresses, and a function to navigate to another one. */
export function useCarList(): CarListActions {
  const list = useAppSelector((state) => state.carList.list);
  const site = useSite();
  const t = useTexts();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const urls = useMemo(() => buildListContext(site, t), [site, t]);
  const addressOf = useCallback((state: ListState) => toAddress(state, urls), [urls]);
  // the router returns another function at every address, which must not re-render all facets
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const choose = useCallback(
    (change: (list: ListState) => ListState) => {
      const ask: AppThunk<void> = (_dispatch, getState) => {
        const next = change(getState().carList.list);
        dispatch(listRequested({ list: next, listPath: urls.listPath, more: false }));
        void go.current(toAddress(next, urls), { state: { scroll: 'list' } });
      };
      afterPaint(() => dispatch(ask));
    },
    [dispatch, urls],
  );
  return { list, urls, addressOf, choose };
}
