import { foldedValue } from './foldText.ts';
import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import type { Facet } from './SearchTypes.ts';

/** A facet value with a given spelling. `parent` is set for a child such as the model XC60 of Volvo. */
interface Candidate {
  facet: string;
  text: string;
  parent?: string;
  /** Whether it is a value with children, such as a brand. */
  isParent: boolean;
}

interface Match {
  words: string;
  candidates: Candidate[];
}

const longestMatch = 4;
const yearFacet = 'car_year';
/** Loses against any other facet with the same value: a city is meant rather than the region named after it. */
const regionFacet = 'car_site_region';

/**
 * Splits typed text into words and turns the words that equal a known facet value into filters; the rest stays the
 * keyphrase, in its order. Up to four words are tried as one value, the longest first. Case, accents and hyphens
 * do not matter. A model selects its brand too: "xc60" gives car_brand ["Volvo", "Volvo>XC60"].
 *
 * Where one word has several meanings, a brand comes first, then a model, then the facets in their given order.
 * A model name of several brands means those brands that are typed, or all of them when none is. A number is a
 * model when its brand is typed, else a year, else (from three digits on) a model; never a count of seats or doors.
 */
export function matchKeyphrase(text: string, facets: readonly Facet[]): KeyphraseMeaning {
  const known = candidatesByFold(facets);
  const parts = splitIntoMatches(text, known);
  const typedParents = new Set(
    parts.flatMap(({ candidates }) => candidates.filter(({ isParent }) => isParent).map((candidate) => candidate.text)),
  );
  const filters = new Map<string, Set<string>>();
  const rest: string[] = [];
  for (const { words, candidates } of parts) {
    const meant = meaningOf(words, candidates, typedParents);
    if (meant.length === 0) rest.push(words);
    for (const candidate of meant) {
      const values = filters.get(candidate.facet) ?? new Set<string>();
      filters.set(candidate.facet, values);
      if (candidate.parent === undefined) values.add(candidate.text);
      else values.add(candidate.parent).add(`${candidate.parent}>${candidate.text}`);
    }
  }
  return {
    filters: Object.fromEntries([...filters].map(([facet, values]) => [facet, [...values]])),
    keyphrase: rest.join(' '),
  };
}

function candidatesByFold(facets: readonly Facet[]): Map<string, Candidate[]> {
  const known = new Map<string, Candidate[]>();
  const add = (candidate: Candidate): void => {
    const fold = foldedValue(candidate.text);
    const same = known.get(fold);
    if (same) same.push(candidate);
    else known.set(fold, [candidate]);
  };
  for (const { name, type, value } of facets) {
    if (type === 'histogram') continue;
    for (const { text, children } of value) {
      if (text === 'true' || text === 'false') continue; // The texts of a yes-or-no facet are no words of a visitor.
      add({ facet: name, text, isParent: children !== undefined });
      for (const child of children ?? []) add({ facet: name, text: child.text, parent: text, isParent: false });
    }
  }
  return known;
}

function splitIntoMatches(text: string, known: ReadonlyMap<string, Candidate[]>): Match[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const parts: Match[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(longestMatch, words.length - from);
    let candidates: Candidate[] | undefined;
    for (; length > 0; length--) {
      const typed = words.slice(from, from + length).join(' ');
      candidates = known.get(foldedValue(typed)) ?? known.get(foldedValue(typed.replace(/[,;.!?]+$/, '')));
      if (candidates) break;
    }
    const taken = Math.max(1, length);
    parts.push({ words: words.slice(from, from + taken).join(' '), candidates: candidates ?? [] });
    from += taken;
  }
  return parts;
}

/** The values that are meant: one, or the same model of several brands; none when the words are to stay text. */
function meaningOf(words: string, candidates: readonly Candidate[], typedParents: ReadonlySet<string>): Candidate[] {
  const parent = candidates.find(({ isParent }) => isParent);
  if (parent) return [parent];
  const children = candidates.filter((candidate) => candidate.parent !== undefined);
  const ofTyped = children.filter((candidate) => typedParents.has(candidate.parent ?? ''));
  if (ofTyped.length > 0) return ofTyped;
  if (/^\d+$/.test(words)) {
    const year = candidates.find(({ facet }) => facet === yearFacet);
    if (year) return [year];
    return words.length >= 3 ? children : [];
  }
  if (children.length > 0) return children;
  const first = candidates.find(({ facet }) => facet !== regionFacet) ?? candidates[0];
  return first ? [first] : [];
}
