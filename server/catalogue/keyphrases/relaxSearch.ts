import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { listFilters } from '../../../shared/catalogue/list/listSearch.ts';
import type { ListContext } from '../../../shared/catalogue/list/listState.ts';
import { listsWithoutMore, listsWithoutPairs, relaxedLists } from '../../../shared/catalogue/list/relaxedLists.ts';
import type { RelaxedList, Relaxations, RelaxRequest } from '../../../shared/catalogue/list/RelaxationTypes.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';

const maxCars = 4;
const maxLists = 6;

/**
 * Counts the cars of an empty list without each of its conditions.
 * When each of these lists is empty too, conditions are left out in pairs, then more at once, so that a stock with
 * cars always offers some. Each step takes at most ten concurrent searches; one more finds the first cars of the
 * nearest list. Lists without cars are left out.
 */
export async function relaxSearch(
  backend: CatalogueBackend,
  facets: ListContext['facets'],
  { index, keyphrase, filters }: RelaxRequest,
): Promise<Relaxations> {
  const search = (list: RelaxedList, limit: number): ReturnType<CatalogueBackend['searchCars']> => {
    const request: SearchRequest = {
      index,
      fields: limit > 0 ? [...cardFields] : ['car_id'],
      keyphrase: list.keyphrase,
      facets: [],
      limit,
      offset: 0,
      sort_name: '',
      filters: listFilters(list.filters, { facets }),
    };
    return backend.searchCars(request);
  };
  for (const relax of [relaxedLists, listsWithoutPairs, listsWithoutMore]) {
    const counted = await Promise.all(
      relax({ keyphrase, filters }).map(async (list) => {
        const { total_items: total, keyphrase_used: used } = await search(list, 0);
        // a corrected keyphrase is not the list that the visitor requested
        return { ...list, total: used === undefined ? total : 0 };
      }),
    );
    const lists = counted.filter(({ total }) => total > 0).slice(0, maxLists);
    const [nearest] = lists;
    if (nearest) return { lists, cars: (await search(nearest, maxCars)).content };
  }
  return { lists: [], cars: [] };
}
