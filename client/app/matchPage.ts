import { matchRoutes } from 'react-router-dom';
import type { PageRoute, RouteParams } from '../framework/PageRoute.ts';
import { routerPath } from './routerPath.ts';
import type { PageRouteObject } from './routes.tsx';

/** The route of an address. */
export interface PageMatch {
  route: PageRoute;
  params: RouteParams;
  /** The table that it is from: another one may lead elsewhere. */
  routes: readonly PageRouteObject[];
}

/** Values of parameters that no URL of this site has: control characters, and steps to other folders. */
const alien = /\p{Cc}|^\.+$/u;

/**
 * Matches a path, which includes the language segment, with the routes of its site.
 * A path with a parameter that no page has is left to the content platform, which does not know it.
 */
export function matchPage(routes: PageRouteObject[], path: string): PageMatch {
  const [match] = matchRoutes(routes, { pathname: routerPath(path) }) ?? [];
  if (!match) throw new Error(`No route: ${path}`);
  const { route, params } = match;
  if (route.id === 'content' || !Object.values(params).some((value = '') => alien.test(value))) {
    return { route: route.handle, params, routes };
  }
  const content = routes.find(({ id }) => id === 'content') ?? route;
  return { route: content.handle, params: {}, routes };
}
