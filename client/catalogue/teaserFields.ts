import { cardFields } from '../../shared/catalogue/carFields.ts';
import { parseListQuery } from '../../shared/catalogue/listState.ts';
import { searchLimits } from '../../shared/catalogue/searchLimits.ts';
import type { Filters, SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import { parseQuery } from '../../shared/kit/queryText.ts';
import type { Fields } from '../../shared/content/ContentTypes.ts';

/** What an editor says of a car teaser. */
export interface TeaserFields {
  title: string;
  mode: 'week' | 'query' | 'ids';
  /** As in a list address: "car_fuel=El&car_price=0-200000". */
  filters: string;
  sortName: string;
  /** 0: the mode's own. */
  limit: number;
  carIds: string[];
}

const { queryTeasers: queryLimit, idTeasers: idsLimit } = searchLimits;
const weekLimit = 24;

function textOf(fields: Fields, name: string): string {
  const value = (fields[name] as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Reads the fields of a CarTeaser section; whatever is missing or odd falls back to the plain query teaser. */
export function readTeaserFields(fields: Fields): TeaserFields {
  const mode = textOf(fields, 'Mode').toLowerCase();
  const limit = Number(textOf(fields, 'Limit'));
  return {
    title: textOf(fields, 'Title'),
    mode: mode === 'week' || mode === 'ids' ? mode : 'query',
    filters: textOf(fields, 'Filters'),
    sortName: textOf(fields, 'SortName'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, idsLimit) : 0,
    carIds: textOf(fields, 'CarIds')
      .split(/[\s,;|]+/)
      .filter((id) => id !== ''),
  };
}

/** The search of a teaser: car of the week, cars of fixed ids, or cars of a query with an optional order. */
export function teaserSearch(index: string, teaser: TeaserFields): SearchRequest {
  const [filters, ownLimit] = searchOf(teaser);
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

function searchOf(teaser: TeaserFields): [Filters, number] {
  if (teaser.mode === 'week') return [{ caroftheweek: [true] }, weekLimit];
  if (teaser.mode === 'ids') return [{ car_id: teaser.carIds }, idsLimit];
  const names = [...parseQuery(teaser.filters).keys()];
  const facets = names.filter((name) => name.startsWith('car_')).map((name) => ({ name }));
  return [parseListQuery(teaser.filters, { listPath: '', facets, sorts: [] }).filters, queryLimit];
}
