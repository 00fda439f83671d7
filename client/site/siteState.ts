import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { NavItem } from '../../shared/content/ContentTypes.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../shared/site/TextRoom.ts';

/** State shared by all pages of a site in one language. */
export interface SiteState {
  context: SiteContext;
  /** Dictionary texts that differ from the built-in wording. */
  texts: Texts;
  /** Rooms whose texts are missing from the page: they are fetched before one of their sections shows. */
  textRoomsLeftOut?: TextRoom[];
  navigation: NavItem[];
}

/** State before a site is set; every page sets one before it shows anything country-specific. */
const noSite: Partial<SiteContext> = {
  name: '',
  displayName: '',
  language: 'sv',
  languages: ['sv'],
  basePath: '',
  origin: '',
  locale: 'sv-SE',
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
      state.textRoomsLeftOut = state.textRoomsLeftOut?.filter((room) => !rooms.includes(room)) ?? [];
    },
  },
});

export const { siteEntered, textsFetched } = siteSlice.actions;
