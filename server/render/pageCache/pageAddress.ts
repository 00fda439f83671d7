import type { RouteName } from '../../../client/framework/RouteName.ts';
import { parseQuery, queryText } from '../../../shared/kit/text/queryText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { parametersOfRoute, personalParameters, routeNames } from './routeParameters.ts';

/** The query of a page's address, split by whether it changes the page. */
export interface PageQuery {
  /** The parameters that the route declares, by name, with "?"; "" for none. */
  search: string;
  /** All others in order, without "?"; "" for none. */
  rest: string;
  /** Has a parameter with data about the visitor. */
  isPersonal: boolean;
}

/** Splits the query of an address of a route. Values of one parameter keep their order. */
export function readPageQuery(search: string, route: RouteName, site: SiteConfig): PageQuery {
  if (search === '' || search === '?') return { search: '', rest: '', isPersonal: false };
  const declared = new Set(parametersOfRoute(route, site));
  const queryEntries = [...parseQuery(search)];
  const isDeclared = ([name]: [string, string[]]): boolean => declared.has(name);
  const own = queryEntries.filter(isDeclared).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = (parameters: [string, string[]][]): string =>
    queryText(parameters.flatMap(([name, values]) => values.map((value): [string, string] => [name, value])));
  const ownText = text(own);
  return {
    search: ownText === '' ? '' : `?${ownText}`,
    rest: text(queryEntries.filter((parameter) => !isDeclared(parameter))),
    isPersonal: own.some(([name]) => personalParameters.has(name)),
  };
}

/** True for a query without a parameter that any route of the site declares, such as a campaign's. */
export function isQueryOfNoPage(search: string, declaredByAnyRoute: ReadonlySet<string>): boolean {
  return [...parseQuery(search).keys()].every((name) => !declaredByAnyRoute.has(name));
}

/** Names of the parameters that any route of a site declares. */
export function parametersOfSite(site: SiteConfig): ReadonlySet<string> {
  return new Set(routeNames.flatMap((route) => parametersOfRoute(route, site)));
}
