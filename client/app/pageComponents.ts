import type { ComponentType } from 'react';
import type { LatePart } from './hydration/createLatePart.tsx';
import type { RouteName } from './PageRoute.ts';

/** Code of every kind of page. Its route, with what it takes to show another one, comes with client-side navigation. */
export const pageComponents: Record<RouteName, () => Promise<ComponentType>> = {
  content: async () => (await import('../content/pages/ContentPage.tsx')).ContentPage,
  carList: async () => (await import('../catalogue/pages/CarListPage.tsx')).CarListPage,
  carDetail: async () => (await import('../catalogue/pages/CarDetailPage.tsx')).CarDetailPage,
  compare: async () => (await import('../catalogue/compare/ComparePage.tsx')).ComparePage,
  saved: async () => (await import('../catalogue/saved/SavedPage.tsx')).SavedPage,
  dealerList: async () => (await import('../catalogue/dealers/pages/DealerListPage.tsx')).DealerListPage,
  dealerDetail: async () => (await import('../catalogue/dealers/pages/DealerDetailPage.tsx')).DealerDetailPage,
  siteSearch: async () => (await import('../content/pages/SiteSearchPage.tsx')).SiteSearchPage,
};

/** The parts of pages whose code comes when they hydrate. */
export const pageParts: Partial<Record<RouteName, () => Promise<readonly LatePart[]>>> = {
  carList: async () => (await import('../catalogue/carListParts.ts')).carListParts,
  carDetail: async () => (await import('../catalogue/carDetailParts.ts')).carDetailParts,
};
