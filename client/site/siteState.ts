import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { NavItem } from '../../shared/content/ContentTypes.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../shared/site/TextKey.ts';

/** Where browsers get the texts of rooms. */
export interface TextFiles {
  /** Hash of all texts, which is part of each file's URL. */
  version: string;
  loaded: TextRoom[];
}

/** State shared by all pages of a site in one language. */
export interface SiteState {
  context: SiteContext;
  /** Texts of the loaded rooms. */
  texts: Texts;
  /** Files of texts; absent when `texts` has those of every room. */
  textFiles?: TextFiles;
  /** null on pages whose mega menu replaces it: fetched for the first page without one. */
  navigation: NavItem[] | null;
}

/** State before a site is set; every page sets one before it shows anything country-specific. */
const noSite: Partial<SiteContext> = {
  name: '',
  displayName: '',
  language: '',
  languages: [],
  basePath: '',
  origin: '',
  locale: 'und',
  phone: { code: '', trunk: '' },
  credit: {},
  features: { stock: false, carStore: false },
  consent: 'none',
  facets: [],
  sorts: [],
};

const initialState: SiteState = { context: noSite as SiteContext, texts: {}, navigation: [] };

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteEntered: (_state: SiteState, { payload }: PayloadAction<SiteState>) => payload,
    textsFetched: (
      state: SiteState,
      { payload: { rooms, texts } }: PayloadAction<{ rooms: TextRoom[]; texts: Texts }>,
    ) => {
      Object.assign(state.texts, texts);
      state.textFiles?.loaded.push(...rooms);
    },
    navigationFetched: (state: SiteState, { payload }: PayloadAction<NavItem[]>) => {
      state.navigation = payload;
    },
  },
});

export const { siteEntered, textsFetched, navigationFetched } = siteSlice.actions;
