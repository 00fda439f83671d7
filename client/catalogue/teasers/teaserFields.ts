import { searchLimits } from '../../../shared/catalogue/searchLimits.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { choiceField, numberField, textField } from '../../framework/fields.ts';

/** Editor's settings of a car teaser. */
export interface TeaserFields {
  title: string;
  mode: 'week' | 'query' | 'ids';
  /** Cards in columns, or in a row that scrolls sideways. */
  layout: 'Grid' | 'Scroller';
  /** Query of a list address: "car_fuel=El&car_price=0-200000". */
  filters: string;
  sortName: string;
  /** 0: the mode's default. */
  limit: number;
  /** Ids without duplicates, at most as many as a teaser shows. */
  carIds: string[];
}

/** Reads the fields of a CarTeaser section; missing or invalid ones default to the plain query teaser. */
export function readTeaserFields(fields: Fields): TeaserFields {
  const mode = textField(fields, 'Mode').toLowerCase();
  const known = mode === 'week' || mode === 'ids' ? mode : 'query';
  const layouts = known === 'ids' ? (['Grid', 'Scroller'] as const) : (['Scroller', 'Grid'] as const);
  const limit = numberField(fields, 'Limit', 0);
  const ids = textField(fields, 'CarIds').split(/[\s,;|]+/);
  return {
    title: textField(fields, 'Title'),
    mode: known,
    layout: choiceField(fields, 'Layout', layouts),
    filters: textField(fields, 'Filters'),
    sortName: textField(fields, 'SortName'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, searchLimits.idTeasers) : 0,
    carIds: [...new Set(ids)].filter((id) => id !== '').slice(0, searchLimits.idTeasers),
  };
}

/** True if a DealerTeaser section shows cars of dealers instead of the dealers. */
export function showsCars(fields: Fields): boolean {
  return choiceField(fields, 'Show', ['Dealers', 'Cars']) === 'Cars';
}
