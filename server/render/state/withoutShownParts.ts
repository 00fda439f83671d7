import { splitValues } from '../../../shared/catalogue/facets/firstValues.ts';
import type { ListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import type { AppState } from '../../../client/app/store.ts';

type Slices = Partial<AppState> & Pick<AppState, 'page'>;

/** Removes facet values and links below the list, which readShownState reads from the document. */
export function withoutShownParts<S extends Slices>(slices: S): S {
  const { page, carList } = slices;
  if (carList?.status !== 'ready' || page.routeName !== 'carList' || page.status >= 500) return slices;
  const { landing, facets, list } = carList;
  return {
    ...slices,
    carList: {
      ...carList,
      landing: landing && { ...landing, groups: [] },
      facets: facets.map((facet) => (showsAllInOrder(facet, list) ? { ...facet, values: [] } : facet)),
    },
  };
}

/** True for a facet whose values are shown in the panel in order: none selected, folded or nested. */
function showsAllInOrder(facet: ListFacet, list: ListState): boolean {
  if (facet.kind !== 'values' || list.filters[facet.name]) return false;
  const { first, others } = splitValues(facet.values);
  const inOrder = first.every((value, at) => value === facet.values[at] && value.length === 2);
  return inOrder && others.length === 0;
}
