import type { RedirectTarget, Template } from './RedirectRule.ts';
import { decodedWord, splitPair } from './requestAddress.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

/** Target of a rule for one request. `path` is encoded; `query` has no "?". */
export interface FilledTarget {
  origin: string;
  path: string;
  query: string;
  hash: string;
}

/**
 * Fills captured values into a target, encoded for their place.
 * The request's parameters follow the target's own, which take precedence.
 * @param options `query` of the request, or "" to drop it; with `keepsSlashes` a captured value may be several segments
 * of the path
 */
export function fillTarget(
  target: RedirectTarget,
  captures: ReadonlyMap<string, string>,
  { query, keepsSlashes }: { query: string; keepsSlashes: boolean },
): FilledTarget {
  const encodedPath = (value: string): string => value.split('/').map(encodeUriPart).join('/');
  const path = fill(target.path, captures, keepsSlashes ? encodedPath : encodeSegment);
  const own = target.query.map(({ name, value }) => {
    const filled = fill(name, captures, encodeUriPart);
    return value === null ? filled : `${filled}=${fill(value, captures, encodeUriPart)}`;
  });
  const ownNames = new Set(own.map(parameterName));
  const remainingPairs = query.split('&').filter((pair) => pair !== '' && !ownNames.has(parameterName(pair)));
  return {
    origin: target.origin,
    // a path of the site must not begin with two slashes, which would name another host
    path: path.replace(/^[/\\]{2,}/, '/'),
    query: [...own, ...remainingPairs].join('&'),
    hash: target.hash,
  };
}

/** Encodes a captured segment once: one with an escaped slash is still as requested (requestAddress.ts). */
function encodeSegment(value: string): string {
  if (!/%(?:2f|5c)/i.test(value)) return encodeUriPart(value);
  try {
    return encodeUriPart(decodeURIComponent(value));
  } catch {
    return encodeUriPart(value);
  }
}

/** Formats the address for the Location header. */
export function formatLocation({ origin, path, query, hash }: FilledTarget): string {
  return `${origin}${path}${query === '' ? '' : `?${query}`}${hash}`;
}

function fill(template: Template, captures: ReadonlyMap<string, string>, encode: (value: string) => string): string {
  return template.map((part) => (typeof part === 'string' ? part : encode(captures.get(part.capture) ?? ''))).join('');
}

function parameterName(pair: string): string {
  return decodedWord(splitPair(pair).name);
}
