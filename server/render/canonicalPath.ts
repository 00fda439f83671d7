import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

export interface CanonicalPathOptions {
  /** Its segment is removed: pages of the first language have none. */
  firstLanguage: string;
  /** Counts the leading segments of a path (in lower case) whose case does not matter. */
  caseFreeSegments: (path: string) => Promise<number>;
}

/**
 * Canonical path of a page: lower case, single slashes, none at the end.
 * Escapes stay as they are.
 * @param path as requested, encoded
 * @returns a path that begins with exactly one slash, so that it never names another host
 */
export async function canonicalPath(path: string, options: CanonicalPathOptions): Promise<string> {
  const { firstLanguage, caseFreeSegments } = options;
  const [first = '', ...rest] = splitSegments(path);
  const page = lowerCase(first) === firstLanguage ? rest : [first, ...rest];
  // browsers read a backslash as a slash
  const segments = splitSegments(page.join('/').replace(/^[/\\]+/, ''));
  const lowered = segments.map(lowerCase);
  if (lowered.every((segment, at) => segment === segments[at])) return `/${segments.join('/')}`;
  const free = await caseFreeSegments(`/${lowered.join('/')}`);
  return `/${segments.map((segment, at) => (at < free ? lowered[at] : segment)).join('/')}`;
}

function splitSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Lower-cases a segment; one with upper case is decoded and encoded again. */
function lowerCase(segment: string): string {
  let decoded = segment;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return segment; // malformed: no page has it
  }
  const lower = decoded.toLowerCase();
  return lower === decoded ? segment : encodeUriPart(lower);
}
