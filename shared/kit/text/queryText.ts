import { encodeUriPart } from './encodeUriPart.ts';

/**
 * Parses a query ("?a=1&b=x+y") into parameters by name, in order.
 * Malformed encoding is kept as is; control characters become spaces.
 */
export function parseQuery(search: string): Map<string, string[]> {
  const valuesByName = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const [name = '', ...value] = pair.split('=');
    const key = decoded(name);
    valuesByName.set(key, [...(valuesByName.get(key) ?? []), decoded(value.join('='))]);
  }
  return valuesByName;
}

/** Serialises parameters as a query without "?", with "+" for spaces. */
export function queryText(parameters: readonly (readonly [string, string])[]): string {
  return parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).replace(/\p{Cc}/gu, ' ');
  } catch {
    return text;
  }
}

function encoded(text: string): string {
  return encodeUriPart(text).replaceAll('%20', '+').replaceAll('%3A', ':');
}
