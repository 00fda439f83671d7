import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import { parseQuery, queryText } from '../../kit/text/queryText.ts';
import { mergeFilters, parseListQuery, toAddress } from '../list/listState.ts';
import type { ListContext } from '../list/listState.ts';
import { cutText } from '../../kit/text/cutText.ts';

/** Query parameter with the words typed by the visitor. */
export const typedWordsParameter = 'q';
const maxTypedLength = 200;

/**
 * Returns the list URL for typed words.
 * Brand and model become lower-case path segments, other filters go to the query, and the remaining words are the
 * keyphrase. The query of the given list is kept.
 * @param typed the visitor's words; kept as `q` when some were ignored or corrected, so that the list can report it
 * @param list URL of a car list, optionally with a query: "/bilar", "/bilar?car_fuel=El"
 */
export function meantAddress(
  list: string,
  meaning: KeyphraseMeaning,
  site: Omit<ListContext, 'listPath'>,
  typed: string,
): string {
  const [path = '', query = ''] = list.split(/[?#]/);
  const context = { ...site, listPath: path.replace(/\/+$/, '') };
  const merged = mergeFilters(parseListQuery(query, context), meaning.filters, meaning.keyphrase);
  return withTypedWords(toAddress(merged, context), meaning, typed);
}

/** Adds the typed words to the URL if some were ignored or corrected, so that the list can report it. */
export function withTypedWords(address: string, { ignored, corrections }: KeyphraseMeaning, typed: string): string {
  if (!ignored && !corrections) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${queryText([[typedWordsParameter, typed]])}`;
}

/** Returns the typed words of a URL that need a report; "" when there are none. */
export function typedWords(search: string): string {
  return cutText(parseQuery(search).get(typedWordsParameter)?.[0]?.trim() ?? '', maxTypedLength);
}
