import type { RouteName } from '../../../client/framework/RouteName.ts';
import { comparedParameter } from '../../../shared/catalogue/compare/compareAddress.ts';
import { dealerParameterNames, dealerPlaceParameters } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { listParameters } from '../../../shared/catalogue/list/listState.ts';
import { typedWordsParameter } from '../../../shared/catalogue/keyphrase/meantAddress.ts';
import { financeParameters } from '../../../shared/finance/financeChoice.ts';
import { storyParameters } from '../../../shared/content/storyParameters.ts';
import { sentParameter } from '../../../shared/forms/FormPost.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Place of a visitor's search for workshops. */
const bookingPlace = 'place';

/**
 * Query parameters that change the pages of each route.
 * All others are dropped before a page is rendered, so that campaign URLs share one page.
 */
const ownParameters: Record<RouteName, (site: Pick<SiteConfig, 'facets'>) => readonly string[]> = {
  content: () => [bookingPlace, 'step'],
  carList: (site) => [...listParameters(site.facets), typedWordsParameter],
  carDetail: () => financeParameters,
  compare: () => [comparedParameter],
  saved: () => [],
  dealerList: () => dealerParameterNames,
  dealerDetail: () => dealerParameterNames,
  siteSearch: () => ['q'],
};

/** Parameters with data about the visitor: a page with one of them is never cached. */
export const personalParameters: ReadonlySet<string> = new Set([...dealerPlaceParameters, bookingPlace]);

export const routeNames = Object.keys(ownParameters) as RouteName[];

/** Names of the query parameters that change the pages of a route. Forms and story lists can be on any page. */
export function parametersOfRoute(route: RouteName, site: Pick<SiteConfig, 'facets'>): readonly string[] {
  return [sentParameter, ...storyParameters, ...ownParameters[route](site)];
}
