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
  status: 'idle' | 'loading' | 'ready' | 'error';
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
    dealersRequested: (
      state,
      { payload: { list, listPath } }: PayloadAction<{ list: DealerListState; listPath: string }>,
    ) => {
      Object.assign(state, { status: 'loading', list, listPath });
    },
    dealersReceived: (state, { payload: { facets, ...answer } }: PayloadAction<Answer>) => {
      Object.assign(state, answer, { status: 'ready' });
      if (facets) state.facets = facets;
    },
    dealersFailed: (state) => {
      Object.assign(state, { status: 'error', dealers: [], total: 0, facets: [] });
    },
  },
});

export const { dealersRequested, dealersReceived, dealersFailed } = dealerListSlice.actions;
