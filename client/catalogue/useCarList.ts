import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAddress } from '../../shared/catalogue/listState.ts';
import type { ListContext, ListState } from '../../shared/catalogue/listState.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import type { AppThunk } from '../app/store.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { useSite, useTranslate } from '../site/useSite.ts';
import { listAsked } from './carListState.ts';
import { listContextOf } from './listContext.ts';

export interface CarListActions {
  list: ListState;
  urls: ListContext;
  addressOf: (list: ListState) => string;
  /**
   * Goes to another list once the next picture is on screen: the pressed control shows its new state by itself, and
   * nothing else holds that up. `change` gets the list as it is by then.
   */
  choose: (change: (list: ListState) => ListState) => void;
}

/** The list that is asked for, its addresses, and the way to another one. */
export function useCarList(): CarListActions {
  const list = useAppSelector((state) => state.carList.list);
  const site = useSite();
  const t = useTranslate();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const urls = useMemo(() => listContextOf(site, t), [site, t]);
  const addressOf = useCallback((state: ListState) => toAddress(state, urls), [urls]);
  // the router gives another function at every address; that is no reason to render all facets anew
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const choose = useCallback(
    (change: (list: ListState) => ListState) => {
      const ask: AppThunk<void> = (_dispatch, getState) => {
        const next = change(getState().carList.list);
        dispatch(listAsked({ list: next, listPath: urls.listPath, more: false }));
        void go.current(toAddress(next, urls), { state: { scroll: 'list' } });
      };
      afterPaint(() => dispatch(ask));
    },
    [dispatch, urls],
  );
  return { list, urls, addressOf, choose };
}
