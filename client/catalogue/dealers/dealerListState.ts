import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DealerFacet, DealerListState } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerCardData } from './dealerCard.ts';

/** A value to narrow the list by, with the number of dealers left by the other choices. */
export interface DealerFacetValues {
  name: DealerFacet;
  values: { text: string; count: number }[];
}

export interface DealersState {
  /** "missing": the site has no dealers of its own. */
  status: 'idle' | 'loading' | 'ready' | 'error' | 'missing';
  /** The requested list; while it loads, the dealers are still those of the previous one. */
  list: DealerListState;
  listPath: string;
  dealers: DealerCardData[];
  total: number;
  facets: DealerFacetValues[];
  /** Render time, ms since 1970, for opening states. */
  now: number;
}

const initialState: DealersState = {
  status: 'idle',
  list: { keyphrase: '', filters: {}, page: 0, near: null },
  listPath: '',
  dealers: [],
  total: 0,
  facets: [],
  now: 0,
};

type Answer = Pick<DealersState, 'dealers' | 'total' | 'now'> & { facets: DealerFacetValues[] | null };

export const dealerListSlice = createSlice({
  name: 'dealerList',
  initialState,
  reducers: {
    dealersAsked: (
      state: DealersState,
      { payload: { list, listPath } }: PayloadAction<{ list: DealerListState; listPath: string }>,
    ) => ({ ...state, status: 'loading' as const, list, listPath }),
    dealersAnswered: (state: DealersState, { payload: { facets, ...answer } }: PayloadAction<Answer>) => ({
      ...state,
      ...answer,
      status: 'ready' as const,
      facets: facets ?? state.facets,
    }),
    dealersFailed: (state: DealersState) => ({ ...state, status: 'error' as const, dealers: [], total: 0, facets: [] }),
    dealersMissing: () => ({ ...initialState, status: 'missing' as const }),
  },
});

export const { dealersAsked, dealersAnswered, dealersFailed, dealersMissing } = dealerListSlice.actions;
