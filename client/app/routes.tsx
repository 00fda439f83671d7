import type { NonIndexRouteObject } from 'react-router-dom';
import { carDetailRoute } from '../catalogue/car/carDetailRoute.ts';
import { carListRoute } from '../catalogue/list/carListRoute.ts';
import { compareRoute } from '../catalogue/compare/compareRoute.ts';
import { savedRoute } from '../catalogue/saved/savedRoute.ts';
import { dealerDetailRoute } from '../catalogue/dealers/dealerDetailRoute.ts';
import { dealerListRoute } from '../catalogue/dealers/dealerListRoute.ts';
import { contentRoute } from '../content/contentRoute.ts';
import { siteSearchRoute } from '../content/search/siteSearchRoute.ts';
import type { PageRoute } from '../framework/PageRoute.ts';
import type { RouteName } from '../framework/RouteName.ts';
import { createTranslate } from '../site/translate.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { Screen } from './Screen.tsx';

/** Every kind of page. The content route matches any path that no other one does. */
export const pageRoutes: PageRoute[] = [
  carListRoute,
  carDetailRoute,
  compareRoute,
  savedRoute,
  dealerListRoute,
  dealerDetailRoute,
  siteSearchRoute,
  contentRoute,
];

/** A kind of page in react-router's table; its code must be loaded before it is rendered (loadedCode.ts). */
export interface PageRouteObject extends NonIndexRouteObject {
  id: RouteName;
  handle: PageRoute;
}

/** The part of a site's state that its routes depend on. */
interface SiteOfRoutes {
  context: { basePath: string };
  texts: Texts;
}

/** Tables by the texts that they come from: pages of a site in one language share these. */
const tableByTexts = new WeakMap<Texts, { basePath: string; routes: PageRouteObject[] }>();

/** The routes of a site in a language; the same array for the same texts. */
export function routesOf({ context: { basePath }, texts }: SiteOfRoutes): PageRouteObject[] {
  const known = tableByTexts.get(texts);
  if (known?.basePath === basePath) return known.routes;
  const t = createTranslate(texts, 'und');
  const routes = pageRoutes.flatMap((route) => {
    const path = route.path(t).replace(/^\/+/, '');
    const hasWords = path !== '' && !path.startsWith(':');
    return hasWords
      ? [{ id: route.name, path: `${basePath}/${path}`, handle: route, element: <Screen name={route.name} /> }]
      : [];
  });
  tableByTexts.set(texts, { basePath, routes });
  return routes;
}
