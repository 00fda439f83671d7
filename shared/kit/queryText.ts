/**
 * The parameters of a query ("?a=1&b=x+y") by name, in their order. What is not well encoded is taken as it stands;
 * signs that no document may hold are blanks.
 */
export function parseQuery(search: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const [name = '', ...value] = pair.split('=');
    const key = decoded(name);
    found.set(key, [...(found.get(key) ?? []), decoded(value.join('='))]);
  }
  return found;
}

/** Writes parameters as a query without "?", a blank as "+". */
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
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%3A', ':');
}
