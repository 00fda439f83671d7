import type { ComponentType } from 'react';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { Island } from '../framework/hydration/createIsland.tsx';
import type { RouteName } from '../framework/RouteName.ts';
import { noResponse } from '../framework/pageState.ts';
import type { PageState } from '../framework/pageState.ts';

/** Content between header and footer: a kind of page, or a page about missing or failed content. */
export type ScreenName = RouteName | 'notFound' | 'error';

/**
 * Screen of a page. A page that is missing or failed gets a screen for that, unless editors have written one with
 * sections; only the server shows them. A missing car has its own.
 */
export function chooseScreen({ routeName, status, layout }: PageState): ScreenName {
  const isMissing = status === 404 && routeName !== 'carDetail';
  if (layout?.placeholders[placeholders.main]?.length) return isMissing ? 'content' : routeName;
  if (status === noResponse || status >= 500) return 'error';
  return isMissing ? 'notFound' : routeName;
}

/**
 * Screen of a page about missing or failed content, which its address does not lead to.
 * Undefined for any other page: that one is its route's.
 */
export function failureScreen(page: PageState): ScreenName | undefined {
  const screen = chooseScreen(page);
  return screen !== page.routeName || (screen === 'content' && page.status >= 400) ? screen : undefined;
}

/** Code of every screen. Routes, with the code to show another one, load with client-side navigation. */
export const pageComponents: Record<ScreenName, () => Promise<ComponentType>> = {
  content: async () => (await import('../content/pages/ContentPage.tsx')).ContentPage,
  carList: async () => (await import('../catalogue/list/CarListPage.tsx')).CarListPage,
  carDetail: async () => (await import('../catalogue/car/CarDetailPage.tsx')).CarDetailPage,
  compare: async () => (await import('../catalogue/compare/ComparePage.tsx')).ComparePage,
  saved: async () => (await import('../catalogue/saved/SavedPage.tsx')).SavedPage,
  dealerList: async () => (await import('../catalogue/dealers/pages/DealerListPage.tsx')).DealerListPage,
  dealerDetail: async () => (await import('../catalogue/dealers/pages/DealerDetailPage.tsx')).DealerDetailPage,
  notFound: async () => (await import('../site/failures/NotFoundPage.tsx')).NotFoundPage,
  error: async () => (await import('../site/failures/ErrorPage.tsx')).ErrorPage,
  siteSearch: async () => (await import('../content/search/SiteSearchPage.tsx')).SiteSearchPage,
};

/** Parts of pages whose code loads when they hydrate. */
export const pageParts: Partial<Record<ScreenName, () => Promise<readonly Island[]>>> = {
  carList: async () => (await import('../catalogue/list/carListParts.ts')).carListParts,
  carDetail: async () => (await import('../catalogue/car/carDetailParts.ts')).carDetailParts,
  dealerList: async () => [(await import('../catalogue/failedSearchPart.ts')).failedSearchPart],
};
