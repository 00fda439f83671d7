import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { listFilters } from '../../../shared/catalogue/list/listSearch.ts';
import { parseListQuery } from '../../../shared/catalogue/list/listState.ts';
import { searchLimits } from '../../../shared/catalogue/searchLimits.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import type { AppThunk } from '../../app/store.ts';
import { buildCard } from '../card/buildCard.ts';
import { readTeaserFields } from './teaserFields.ts';
import type { TeaserFields } from './teaserFields.ts';
import { teaserLoaded } from './teasersState.ts';

/** Search of a teaser: car of the week, cars with fixed ids, or cars of a query with an optional order. */
export function teaserSearch(index: string, teaser: TeaserFields): SearchRequest {
  const [filters, ownLimit] = buildSearch(teaser);
  return {
    index,
    fields: [...cardFields],
    keyphrase: '',
    facets: [],
    limit: teaser.mode === 'query' && teaser.limit > 0 ? teaser.limit : ownLimit,
    offset: 0,
    sort_name: teaser.mode === 'query' ? teaser.sortName : '',
    filters,
  };
}

function buildSearch(teaser: TeaserFields): [Filters, number] {
  if (teaser.mode === 'week') return [{ caroftheweek: [true] }, searchLimits.standard];
  if (teaser.mode === 'ids') return [{ car_id: teaser.carIds }, searchLimits.idTeasers];
  return [carFilters(teaser.filters), searchLimits.queryTeasers];
}

/** Car filters from a list address's query, excluded values included; unknown fields are dropped. */
export function carFilters(query: string): Filters {
  const names = [...parseQuery(query).keys()];
  const facets = names.filter((name) => name.startsWith('car_')).map((name) => ({ name }));
  return listFilters(parseListQuery(query, { listPath: '', facets, sorts: [] }).filters, { facets });
}

/**
 * Fetches the cars of a teaser, without sold ones; cars with fixed ids keep the order of the ids.
 * @returns the error, "" for none; the gateway has logged it, and the page omits the teaser
 */
export function loadTeaser(uid: string, fields: Fields): AppThunk<Promise<string>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const teaser = readTeaserFields(fields);
    if (!site.features.stock || (teaser.mode === 'ids' && teaser.carIds.length === 0)) return '';
    const answer = await gateways.catalogue.searchCars(teaserSearch(indexFor(site.name, 'vehicles'), teaser));
    const cars = forSale(answer.content, site);
    const ordered = teaser.mode === 'ids' ? sortByIds(teaser.carIds, cars) : cars;
    dispatch(teaserLoaded({ uid, teaser: { status: answer.error ? 'error' : 'ready', cars: ordered } }));
    return answer.error ? `The cars of the teaser ${uid} could not be fetched: the search does not answer.` : '';
  };
}

/** Cards of unsold cars. A sold car can still be found by its id, but does not belong in a teaser. */
export function forSale(cars: Partial<Car>[], site: SiteContext): CardCar[] {
  return cars.filter((car) => car.car_sale_state !== 'sold').map((car) => buildCard(car, site));
}

function sortByIds(ids: string[], cars: CardCar[]): CardCar[] {
  const byId = new Map(cars.map((car) => [car.car_id, car]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
