import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { filterParts } from '../../../shared/catalogue/facets/filterParts.ts';
import { splitAlternatives } from '../../../shared/catalogue/facets/listFacets.ts';
import {
  isRangeFacet,
  monthlyCostFields,
  monthlyCostFilter,
  parseRange,
} from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { FacetRequest, Filters, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';

type Answer = SearchResponse<Partial<Car>>;
type SearchCars = (request: SearchRequest) => Promise<Answer>;

/** Items per search; the documented maximum. */
const idsPerSearch = 1000;
/** Cars per value whose ids are read; a value with more cars cannot be translated. */
const maxIdsPerValue = 10_000;
const idFilter = 'car_id';
/** No car has this id; an empty list would be no condition. */
const unknownId = 'no-such-car';

/** Ids that a car must be in all of (wanted) and in none of (unwanted). */
interface IdRules {
  wanted: Set<string>[];
  unwanted: Set<string>[];
}

/** A search for the ids of a value failed, or has more hits than can be read. */
class RuleFailedError extends Error {}

/**
 * Translates filter rules (FilterRule) for the search proxy.
 * It supports alternatives on every facet, but not-equal on car_id only: required and excluded values become conditions
 * on car_id, and so does the filter over any monthly cost, which is two fields. The ids come from one search per value, which the proxy's cache keeps for a minute. Counts stay exact
 * because conditions on car_id apply to every facet. The facets stay in one search, also those with filters of their
 * own: the proxy may correct the keyphrase of a search, and all counts must be those of the same words.
 */
export function translateRules(searchCars: SearchCars): SearchCars {
  return async (request) => {
    const { index } = request;
    if (![request.filters, ...request.facets.map(({ filters }) => filters ?? {})].some(hasRules)) {
      return searchCars(request);
    }
    const translateFacet = async (facet: FacetRequest, common: Promise<Filters>): Promise<FacetRequest> => {
      if (!facet.filters) return facet;
      const own = await translated(index, { ...request.filters, ...facet.filters }, searchCars);
      return { ...facet, filters: differences(await common, own) };
    };
    try {
      const common = translated(index, request.filters, searchCars);
      const [filters, ...facets] = await Promise.all([
        common,
        ...request.facets.map((facet) => translateFacet(facet, common)),
      ]);
      return await searchCars({ ...request, filters, facets });
    } catch (error) {
      if (error instanceof RuleFailedError) return { facet: [], content: [], total_items: 0, error: true };
      throw error;
    }
  };
}

function hasRules(filters: Filters): boolean {
  return Object.entries(filters).some(
    ([name, filter]) =>
      name === monthlyCostFilter ||
      (!Array.isArray(filter) && (name !== idFilter || filter.any !== undefined || filter.all !== undefined)),
  );
}

/** Filters of a facet that turn those of the search into its own. A filter without values is no condition. */
function differences(filters: Filters, own: Filters): Filters {
  const names = Object.keys({ ...filters, ...own });
  const isSame = (name: string): boolean => JSON.stringify(filters[name]) === JSON.stringify(own[name]);
  return Object.fromEntries(names.filter((name) => !isSame(name)).map((name) => [name, own[name] ?? []]));
}

/** Filters in the documented format. */
async function translated(index: string, filters: Filters, searchCars: SearchCars): Promise<Filters> {
  const own = filterParts(filters[idFilter] ?? []);
  const idsWith = async (only: Filters): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let offset = 0, total = 1; offset < total; offset += idsPerSearch) {
      const page = { fields: [idFilter], limit: idsPerSearch, offset, filters: only };
      const answer = await searchCars(searchRequest(index, page));
      total = answer.total_items;
      if (answer.error || total > maxIdsPerValue) throw new RuleFailedError(`${String(total)} cars have the value`);
      for (const { car_id } of answer.content) if (car_id !== undefined) ids.add(car_id);
    }
    return ids;
  };
  const idsWithMonthlyCost = async (ranges: readonly string[]): Promise<IdRules> => {
    const sets = await Promise.all(
      monthlyCostFields.map((field) => idsWith({ [field]: [...ranges], ...idCondition(own.any) })),
    );
    return { wanted: [new Set(sets.flatMap((ids) => [...ids]))], unwanted: [] };
  };
  const documented: Filters = {};
  const rules: Promise<IdRules>[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    if (name === idFilter) continue;
    const { any, all, not } = filterParts(filter);
    const ranges = name === monthlyCostFilter ? readable(name, any) : [];
    if (ranges.length > 0) rules.push(idsWithMonthlyCost(ranges));
    if (name === monthlyCostFilter) continue;
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
  if (first === undefined) {
    return { ...documented, ...(unwanted.size > 0 ? { [idFilter]: { not: [...unwanted] } } : {}) };
  }
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
