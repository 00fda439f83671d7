import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FoundPage } from '../../../shared/content/SiteSearchGateway.ts';

/** A search of the site's pages and stories. */
export interface SiteSearchState {
  text: string;
  /** Empty before a search. */
  found: FoundPage[];
}

const initialState: SiteSearchState = { text: '', found: [] };

export const siteSearchSlice = createSlice({
  name: 'siteSearch',
  initialState,
  reducers: {
    siteSearched: (_state, { payload }: PayloadAction<SiteSearchState>) => payload,
  },
});

export const { siteSearched } = siteSearchSlice.actions;
