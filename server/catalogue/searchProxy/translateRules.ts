import type { Car } from '../../../shared/catalogue/Car.ts';
import { filterParts } from '../../../shared/catalogue/filterParts.ts';
import { splitAlternatives } from '../../../shared/catalogue/listFacets.ts';
import { isRangeFacet, parseRange } from '../../../shared/catalogue/rangeFacets.ts';
import type {
  Facet,
  FacetRequest,
  Filters,
  SearchRequest,
  SearchResponse,
} from '../../../shared/catalogue/SearchTypes.ts';

type Answer = SearchResponse<Partial<Car>>;
type SearchCars = (request: SearchRequest) => Promise<Answer>;

/** Items per search; the documented maximum. */
const idsPerSearch = 1000;
/** Cars per value whose ids are read; a value with more cars cannot be translated. */
const maxIdsPerValue = 10_000;
const idFilter = 'car_id';
/** No car has this id; an empty list would be no condition. */
const unknownId = 'no-such-car';

/** A search for the ids of a value failed, or has more hits than can be read. */
class RuleFailedError extends Error {}

/**
 * Translates filter rules (FilterRule) for the search proxy.
 * It supports alternatives on every facet, but not-equal on car_id only: required and excluded values become conditions
 * on car_id. The ids come from one search per value, which the proxy's cache keeps for a minute. Counts stay exact
 * because conditions on car_id apply to every facet.
 */
export function translateRules(searchCars: SearchCars): SearchCars {
  return async (request) => {
    if (![request.filters, ...request.facets.map(({ filters }) => filters ?? {})].some(hasRules)) {
      return searchCars(request);
    }
    try {
      const plain = request.facets.filter(({ filters }) => filters === undefined);
      const [answer, ...others] = await Promise.all([
        searchTranslated({ ...request, facets: plain }, searchCars),
        ...request.facets.flatMap(({ filters, ...facet }) =>
          filters ? [searchTranslated(ownSearch(request, facet, filters), searchCars)] : [],
        ),
      ]);
      return { ...answer, facet: inRequestedOrder(request.facets, answer.facet, others) };
    } catch (error) {
      if (error instanceof RuleFailedError) return { facet: [], content: [], total_items: 0, error: true };
      throw error;
    }
  };
}

function hasRules(filters: Filters): boolean {
  return Object.entries(filters).some(
    ([name, filter]) => !Array.isArray(filter) && (name !== idFilter || filter.any !== undefined || filter.all),
  );
}

function ownSearch(request: SearchRequest, facet: FacetRequest, filters: Filters): SearchRequest {
  return { ...request, facets: [facet], limit: 0, filters: { ...request.filters, ...filters } };
}

function inRequestedOrder(requests: readonly FacetRequest[], plain: Facet[], others: readonly Answer[]): Facet[] {
  const rest = others[Symbol.iterator]();
  const shared = [...plain];
  return requests.flatMap(({ name, filters }) => {
    if (filters) return rest.next().value?.facet ?? [];
    return shared[0]?.name === name ? shared.splice(0, 1) : [];
  });
}

async function searchTranslated(request: SearchRequest, searchCars: SearchCars): Promise<Answer> {
  const answer = await searchCars({ ...request, filters: await translated(request, searchCars) });
  if (answer.error) throw new RuleFailedError('the search failed');
  return answer;
}

/** The filters of a request in the documented format. */
async function translated({ index, filters }: SearchRequest, searchCars: SearchCars): Promise<Filters> {
  const own = filterParts(filters[idFilter] ?? []);
  const idsWith = async (only: Filters): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let offset = 0, total = 1; offset < total; offset += idsPerSearch) {
      const answer = await searchCars({
        index,
        fields: [idFilter],
        keyphrase: '',
        facets: [],
        limit: idsPerSearch,
        offset,
        sort_name: '',
        filters: only,
      });
      total = answer.total_items;
      if (answer.error || total > maxIdsPerValue) throw new RuleFailedError(`${String(total)} cars have the value`);
      for (const { car_id } of answer.content) if (car_id !== undefined) ids.add(car_id);
    }
    return ids;
  };
  const documented: Filters = {};
  const rules: Promise<{ wanted: Set<string>[]; unwanted: Set<string>[] }>[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    if (name === idFilter) continue;
    const { any, all, not } = filterParts(filter);
    if (any.length > 0) documented[name] = any;
    const findIds = (values: readonly string[]): Promise<Set<string>[]> =>
      Promise.all(
        readable(name, values).map((value) => idsWith({ [name]: splitAlternatives(value), ...idCondition(own.any) })),
      );
    rules.push(Promise.all([findIds(all), findIds(not)]).then(([wanted, unwanted]) => ({ wanted, unwanted })));
  }
  const sets = await Promise.all(rules);
  const wanted = sets.flatMap((one) => one.wanted);
  if (own.any.length > 0) wanted.push(new Set(own.any));
  for (const id of own.all) wanted.push(new Set([id]));
  const unwanted = new Set([...own.not, ...sets.flatMap((one) => one.unwanted).flatMap((ids) => [...ids])]);
  const [first, ...others] = wanted;
  if (first === undefined)
    return { ...documented, ...(unwanted.size > 0 ? { [idFilter]: { not: [...unwanted] } } : {}) };
  const ids = [...first].filter((id) => !unwanted.has(id) && others.every((set) => set.has(id)));
  return { ...documented, [idFilter]: ids.length > 0 ? ids : [unknownId] };
}

function idCondition(ids: readonly string[]): Filters {
  return ids.length > 0 ? { [idFilter]: [...ids] } : {};
}

/** An invalid range is no condition. */
function readable(name: string, values: readonly string[]): readonly string[] {
  return isRangeFacet(name) ? values.filter((value) => parseRange(value) !== null) : values;
}
