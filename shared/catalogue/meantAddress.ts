import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import { mergeFilters, parseListQuery, toAddress } from './listState.ts';
import type { ListContext } from './listState.ts';

/**
 * The list address that typed words lead to: brand and model as path segments in lower case, other filters in the query,
 * the words left over as keyphrase. What the query of the given list says already stays.
 * @param list address of a car list, perhaps with a query: "/bilar", "/bilar?car_fuel=El"
 */
export function meantAddress(list: string, meaning: KeyphraseMeaning, site: Omit<ListContext, 'listPath'>): string {
  const [path = '', query = ''] = list.split(/[?#]/);
  const context = { ...site, listPath: path.replace(/\/+$/, '') };
  return toAddress(mergeFilters(parseListQuery(query, context), meaning.filters, meaning.keyphrase), context);
}
