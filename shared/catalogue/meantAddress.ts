import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import { parseQuery, queryText } from '../kit/queryText.ts';
import { mergeFilters, parseListQuery, toAddress } from './listState.ts';
import type { ListContext } from './listState.ts';

/** Query parameter with the words that a visitor typed. */
export const typedWordsParameter = 'q';
const maxTypedLength = 200;

/**
 * The list address that typed words lead to: brand and model as path segments in lower case, other filters in the query,
 * the words left over as keyphrase. What the query of the given list says already stays.
 * @param typed the visitor's words; kept as `q` when some were ignored or corrected, so that the list can report it
 * @param list address of a car list, perhaps with a query: "/bilar", "/bilar?car_fuel=El"
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

/** The address with the typed words where the visitor should read that some were ignored or corrected. */
export function withTypedWords(address: string, { ignored, corrections }: KeyphraseMeaning, typed: string): string {
  if (!ignored && !corrections) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${queryText([[typedWordsParameter, typed]])}`;
}

/** The words of an address whose ignored and corrected ones are reported; "" when there are none. */
export function typedWords(search: string): string {
  return parseQuery(search).get(typedWordsParameter)?.[0]?.trim().slice(0, maxTypedLength) ?? '';
}
