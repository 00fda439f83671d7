import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LanguageVersion, PageMode, RouteData } from '../../shared/content/ContentTypes.ts';
import type { RouteName } from './RouteName.ts';

/** Metadata of a page for the document's head. Addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  ogImage: string;
  /** Size in px and alternative text of ogImage, as far as known. */
  ogPicture?: { alt: string; width?: number; height?: number };
  ogDescription: string;
  /** Open Graph type; "website" when left out. */
  ogType?: 'article' | 'product';
  /** Price of a product, in whole units of an ISO 4217 currency. */
  ogPrice?: { amount: number; currency: string } | null;
  noindex: boolean;
  /** schema.org objects. */
  structuredData: object[];
}

/** Address within this site: path with the language segment, search with "?" or "". */
export interface PageLocation {
  path: string;
  search: string;
}

/** Scroll position and focus target for client-side navigation to a page. */
export interface PagePlace {
  /** Scroll position in CSS pixels. */
  y: number;
  /** Address of the link that the visitor followed away from this page. */
  left?: string | undefined;
}

/** Status of a page that could not be loaded because the browser is offline. */
export const noResponse = 0;

/** The page on screen. */
export interface PageState {
  routeName: RouteName;
  location: PageLocation;
  status: number;
  head: PageHead;
  /** The content platform's page; null when this address has none or the platform cannot be reached. */
  layout: RouteData | null;
  /** Path from the start page to this page. */
  breadcrumbs: { title: string; path: string }[];
  languages: LanguageVersion[];
  /** Normal for visitors; preview or edit for editors. */
  mode: PageMode;
  /** True while the browser loads the next page. */
  navigating: boolean;
  /**
   * Set when out-of-sight parts may render later.
   * Left out on the server's page and on one that keeps its scroll position: they render completely at once.
   */
  place?: PagePlace | undefined;
}

/** Before any page is shown. */
export const initialPage: PageState = {
  routeName: 'content',
  location: { path: '/', search: '' },
  status: 200,
  head: {
    title: '',
    description: '',
    canonical: '',
    ogImage: '',
    ogDescription: '',
    noindex: false,
    structuredData: [],
  },
  layout: null,
  breadcrumbs: [],
  languages: [],
  mode: 'normal',
  navigating: false,
};

export const pageSlice = createSlice({
  name: 'page',
  initialState: initialPage,
  reducers: {
    pageShown: (_state, { payload }: PayloadAction<Omit<PageState, 'navigating'>>) => ({
      ...payload,
      navigating: false,
    }),
    /** A new location even for the same search: another entry of the history may have it. */
    searchReplaced: (state, { payload }: PayloadAction<string>) => {
      state.location = { ...state.location, search: payload };
    },
    navigationStarted: (state) => {
      state.navigating = true;
    },
    navigationEnded: (state) => {
      state.navigating = false;
    },
  },
});

export const { pageShown, searchReplaced, navigationStarted, navigationEnded } = pageSlice.actions;
