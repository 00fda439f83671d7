import { carDetailRoute } from '../catalogue/car/carDetailRoute.ts';
import { carListRoute } from '../catalogue/list/carListRoute.ts';
import { compareRoute } from '../catalogue/compare/compareRoute.ts';
import { savedRoute } from '../catalogue/saved/savedRoute.ts';
import { dealerDetailRoute } from '../catalogue/dealers/dealerDetailRoute.ts';
import { dealerListRoute } from '../catalogue/dealers/dealerListRoute.ts';
import { contentRoute } from '../content/contentRoute.ts';
import { siteSearchRoute } from '../content/search/siteSearchRoute.ts';
import type { LoadContext, PageRoute } from '../framework/PageRoute.ts';

/** Every kind of page; the first match wins. The content route matches any path. */
const routes: PageRoute[] = [
  carListRoute,
  carDetailRoute,
  compareRoute,
  savedRoute,
  dealerListRoute,
  dealerDetailRoute,
  siteSearchRoute,
  contentRoute,
];

export interface RouteMatch {
  route: PageRoute;
  params: unknown;
}

export function matchRoute(path: string, t: LoadContext['t']): RouteMatch {
  for (const route of routes) {
    const params = route.match(path, t);
    if (params !== null) return { route, params };
  }
  throw new Error(`No route: ${path}`);
}
