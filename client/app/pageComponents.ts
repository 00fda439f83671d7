import type { ComponentType } from 'react';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LatePart } from '../framework/hydration/createLatePart.tsx';
import type { RouteName } from '../framework/PageRoute.ts';
import type { PageState } from '../framework/pageState.ts';

/** Content between header and footer: a kind of page, or the error page. */
export type ScreenName = RouteName | 'error';

/** Screen of a page. A failed page gets the error screen, unless editors have written one with sections. */
export function chooseScreen({ routeName, status, layout }: PageState): ScreenName {
  return status >= 500 && !layout?.placeholders[placeholders.main]?.length ? 'error' : routeName;
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
  error: async () => (await import('../content/errors/ErrorPage.tsx')).ErrorPage,
  siteSearch: async () => (await import('../content/search/SiteSearchPage.tsx')).SiteSearchPage,
};

/** Parts of pages whose code loads when they hydrate. */
export const pageParts: Partial<Record<ScreenName, () => Promise<readonly LatePart[]>>> = {
  carList: async () => (await import('../catalogue/list/carListParts.ts')).carListParts,
  carDetail: async () => (await import('../catalogue/car/carDetailParts.ts')).carDetailParts,
};
