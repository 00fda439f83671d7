import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

/** An address in the form that rules compare. */
export interface RequestAddress {
  /** Decoded, without double or trailing slashes or the default language's segment: "/en/Old page". */
  path: string;
  /** "/en" when the path begins with the segment of a language other than the default one, else "". */
  base: string;
  /** As requested, without "?". */
  query: string;
}

/** Names of tracking parameters; rules can neither require them nor fail because of them. */
const trackingName = /^(utm_\w+|gclid|fbclid|msclkid)$/i;

/**
 * Normalises an address for comparison.
 * Escapes are decoded once; malformed ones, and those of a slash, stay as they are.
 * @param path as requested: "/en/gamla-sidan/"
 * @param query without "?"
 * @param languages of the site, the default one first
 */
export function readAddress(path: string, query: string, languages: readonly string[]): RequestAddress {
  const plain = comparablePath(path);
  const first = firstSegment(plain);
  if (first === languages[0]) return { path: plain.slice(first.length + 1) || '/', base: '', query };
  return { path: plain, base: languages.includes(first) ? `/${first}` : '', query };
}

/** "/%C3%A5//b/" → "/å/b". Keeps the case, because captured values do. */
export function comparablePath(path: string): string {
  const decoded = path.includes('%') ? path.split('/').map(decodedSegment).join('/') : path;
  const single = decoded.includes('//') ? decoded.replace(/\/{2,}/g, '/') : decoded;
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

function decodedSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return /[/\\]/.test(decoded) ? segment : decoded.normalize('NFC');
  } catch {
    return segment;
  }
}

/** The first segment in lower case, "" for the start page. */
export function firstSegment(path: string): string {
  const end = path.indexOf('/', 1);
  return (end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase();
}

/** The decoded parameters of a query, without tracking parameters. */
export function comparableParameters(query: string): [string, string][] {
  if (query === '') return [];
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const { name, value } = splitPair(pair);
      return [decodedWord(name), decodedWord(value ?? '')];
    })
    .filter(([name]) => !trackingName.test(name));
}

/** Name and value of a parameter as written; the value is null without "=". */
export function splitPair(pair: string): { name: string; value: string | null } {
  const at = pair.indexOf('=');
  return at < 0 ? { name: pair, value: null } : { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

/** Decodes a name or value of a query; malformed ones stay as they are. */
export function decodedWord(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).normalize('NFC');
  } catch {
    return text;
  }
}

/** The same text for the same parameters in any order. */
export function canonicalQuery(parameters: readonly (readonly [string, string])[]): string {
  return parameters
    .map(([name, value]) => `${encodeUriPart(name)}=${encodeUriPart(value)}`)
    .sort()
    .join('&');
}
