import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { CarIds } from './CarIds.ts';

interface MovedCarsOptions {
  carIds: Pick<CarIds, 'laterIds'>;
  stockSites: readonly string[];
}

/** Returns the ids of a search for cars by id alone; none for any other search. */
function requestedIds({ filters, keyphrase, offset, limit, fields }: SearchRequest): string[] {
  const { car_id: rule, ...others } = filters;
  const values = Array.isArray(rule) ? rule : (rule?.any ?? []);
  const isById = Object.keys(others).length === 0 && keyphrase === '' && offset === 0;
  const isReadable = fields.length === 0 || fields.includes('car_id');
  return isById && isReadable && values.length <= limit ? values.map(String) : [];
}

/**
 * Finds cars by ids that they had before, too.
 * A search for cars by id returns them under their present ids, and `moved_ids` from the old to the present ones.
 */
export function withMovedCars(backend: CatalogueBackend, { carIds, stockSites }: MovedCarsOptions): CatalogueBackend {
  const siteOfIndex = new Map(stockSites.map((site) => [indexFor(site, 'vehicles'), site]));

  return {
    ...backend,
    searchCars: async (request) => {
      const answer = await backend.searchCars(request);
      const site = siteOfIndex.get(request.index);
      const ids = requestedIds(request);
      if (site === undefined || answer.error || answer.total_items >= new Set(ids).size) return answer;
      const found = new Set(answer.content.map(({ car_id }) => car_id));
      const missing = ids.filter((id) => !found.has(id));
      // without the database, old ids are unknown ones
      const later = await carIds.laterIds(site, missing).catch(() => new Map<string, string[]>());
      const candidates = [...new Set([...later.values()].flat())];
      if (candidates.length === 0) return answer;
      const filters = { car_id: candidates };
      const moved = await backend.searchCars({ ...request, filters, facets: [], limit: candidates.length });
      const carsById = new Map(moved.content.map((car) => [car.car_id, car]));
      const movedIds = [...later].flatMap(([old, newIds]): [string, string][] => {
        const id = newIds.find((one) => carsById.has(one));
        return id === undefined ? [] : [[old, id]];
      });
      const added = [...new Set(movedIds.map(([, id]) => id))].filter((id) => !found.has(id));
      const content = [...answer.content, ...added.flatMap((id) => carsById.get(id) ?? [])];
      return { ...answer, content, total_items: content.length, moved_ids: Object.fromEntries(movedIds) };
    },
  };
}
