import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LanguageVersion, PageMode, RouteData } from '../../shared/content/ContentTypes.ts';
import type { RouteName } from './PageRoute.ts';

/** What the document's head says of a page. Addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  ogImage: string;
  ogDescription: string;
  /** Of Open Graph; "website" when left out. */
  ogType?: 'article' | 'product';
  /** Price of a product, in whole units of an ISO 4217 currency. */
  ogPrice?: { amount: number; currency: string } | null;
  noindex: boolean;
  /** schema.org objects. */
  structuredData: object[];
}

/** An address of this site without scheme and host: path with the language's segment, search with "?" or "". */
export interface PageLocation {
  path: string;
  search: string;
}

/** Where client-side navigation puts the visitor on a page. */
export interface PagePlace {
  /** Scroll position in CSS pixels. */
  y: number;
  /** Address of the link through which the visitor left the page before. */
  left?: string | undefined;
}

/** The page on screen. */
export interface PageState {
  routeName: RouteName;
  location: PageLocation;
  status: number;
  head: PageHead;
  /** The content platform's page at this address; null when it has none or cannot be asked. */
  layout: RouteData | null;
  /** From the start page to this page, for breadcrumbs. */
  breadcrumbs: { title: string; path: string }[];
  languages: LanguageVersion[];
  /** Whether a visitor sees the page, or an editor who previews or edits it. */
  mode: PageMode;
  /** True while the browser loads the next page. */
  navigating: boolean;
  /** Left out where all of the page is rendered at once: the server's page, and one that keeps its scroll position. */
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
    pageShown: (_state: PageState, action: PayloadAction<Omit<PageState, 'navigating'>>): PageState => ({
      ...action.payload,
      navigating: false,
    }),
    searchReplaced: (state: PageState, { payload }: PayloadAction<string>): PageState => ({
      ...state,
      location: { ...state.location, search: payload },
    }),
    navigationStarted: (state: PageState): PageState => ({ ...state, navigating: true }),
    navigationEnded: (state: PageState): PageState => ({ ...state, navigating: false }),
  },
});

export const { pageShown, searchReplaced, navigationStarted, navigationEnded } = pageSlice.actions;
