import type { ListContext } from '../../shared/catalogue/list/listState.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { typedAmount } from './filters/typedAmount.ts';
import type { Translate } from '../site/translate.ts';

/** Inputs for list addresses on this site, in this language. */
export function buildListContext(site: SiteContext, t: Translate): ListContext {
  return {
    listPath: `${site.basePath}/${t('pathToCarList')}`,
    facets: site.facets,
    sorts: site.sorts,
    ...(site.displayDistanceUnit ? { typedAmount: (facet, typed) => typedAmount(facet, typed, site) } : {}),
  };
}
