import { splitValues } from '../../shared/catalogue/firstValues.ts';
import type { ListFacet } from '../../shared/catalogue/ListFacet.ts';
import type { ListState } from '../../shared/catalogue/listState.ts';
import type { AppState } from '../../client/app/store.ts';

type Slices = Partial<AppState> & Pick<AppState, 'page'>;

/** The slices without the values of facets and the links below the list that readShownState finds in the document. */
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

/** True for a facet of words whose values stand in the panel as they are: none chosen, folded away or below another. */
function showsAllInOrder(facet: ListFacet, list: ListState): boolean {
  if (facet.kind !== 'values' || list.filters[facet.name]) return false;
  const { first, others } = splitValues(facet.values);
  const inOrder = first.every((value, at) => value === facet.values[at] && value.length === 2);
  return inOrder && others.length === 0;
}
