import type { SortedWords } from './SortedWords.ts';

/** Shorter words have too many neighbours. */
const minRepairedCharacters = 4;
/** A correction to the beginning of a known word needs more letters to be plausible. */
const minRepairedPrefixCharacters = 6;
/** Each half of a compound has at least so many letters. */
const shortestHalf = 4;
const maxRepairs = 5;

/** Kinds of typos, the likeliest first. */
const costs = { exchanged: 1, doubled: 1, missing: 2, superfluous: 2, other: 3 } as const;
/** Typos in the first letter are rare. */
const firstLetterCost = 3;
const beginningCost = 4;

/** Range of words from `low` to `high` (exclusive) with the same beginning. */
interface Places {
  low: number;
  high: number;
}

/**
 * Returns corrections of a typed word that begins no known word, best first, at most five.
 * These are words and beginnings of words at a Damerau-Levenshtein distance of 1, then split compounds
 * ("panoramadragkrok" gives "panorama dragkrok"). Only for words of at least four letters, folded like the known words.
 *
 * The search follows the typed word through the sorted vocabulary: up to the typo both agree, so that each typo is
 * searched only among the words with the beginning typed so far.
 */
export function repairedWords(word: string, words: SortedWords): string[] {
  if (word.length < minRepairedCharacters || !/^\p{L}+$/u.test(word)) return [];
  const costByWord = new Map<string, number>();
  const offer = (text: string, places: Places, cost: number): void => {
    const place = firstPlace(words, text, places);
    const next = place < places.high ? words.wordAt(place) : '';
    if (text === word || !next.startsWith(text)) return;
    const whole = next === text;
    if (!whole && text.length < minRepairedPrefixCharacters) return;
    const total = whole ? cost : cost + beginningCost;
    if (total < (costByWord.get(text) ?? Infinity)) costByWord.set(text, total);
  };

  let places: Places = { low: 0, high: words.size };
  for (let at = 0; at <= word.length && places.low < places.high; at++) {
    const start = word.slice(0, at);
    const typed = word.charAt(at);
    const rest = word.slice(at + 1);
    const extra = at === 0 ? firstLetterCost : 0;
    if (at < word.length) {
      offer(start + rest, places, extra + (typed === word.charAt(at - 1) ? costs.doubled : costs.superfluous));
    }
    if (at + 1 < word.length) {
      offer(start + word.charAt(at + 1) + typed + word.slice(at + 2), places, extra + costs.exchanged);
    }
    eachNextLetter(words, start, places, (letter, within) => {
      if (letter === typed) return;
      // A letter inserted before the typed one, or in its place.
      const doubles = letter === word.charAt(at - 1) || letter === word.charAt(at + 1);
      offer(start + letter + word.slice(at), within, extra + (doubles ? costs.doubled : costs.missing));
      if (at < word.length) offer(start + letter + rest, within, extra + costs.other);
    });
    places = findPlaces(words, word.slice(0, at + 1), places);
  }
  const ordered = [...costByWord].sort(([a, costA], [b, costB]) => costA - costB || (a < b ? -1 : 1));
  return [...ordered.map(([text]) => text), ...parted(word, words)].slice(0, maxRepairs);
}

/**
 * Splits a compound into two known words, or the beginning of one and a known one.
 * An s between them may be dropped.
 */
function parted(word: string, words: SortedWords): string[] {
  const whole: string[] = [];
  const begun: string[] = [];
  for (let at = word.length - shortestHalf; at >= shortestHalf; at--) {
    const last = word.slice(at);
    if (!begins(words, last)) continue;
    const first = word.slice(0, at);
    const bare = first.endsWith('s') && first.length > shortestHalf ? first.slice(0, -1) : first;
    for (const half of new Set([first, bare])) {
      if (words.wordAt(Math.min(words.size - 1, words.placeFrom(half))) === half) whole.push(`${half} ${last}`);
      else if (begins(words, half)) begun.push(`${half} ${last}`);
    }
  }
  return [...whole, ...begun];
}

function begins(words: SortedWords, text: string): boolean {
  const place = words.placeFrom(text);
  return place < words.size && words.wordAt(place).startsWith(text);
}

/** Calls back for each letter that follows `start` within the range, with the range of those words. */
function eachNextLetter(
  words: SortedWords,
  start: string,
  { low, high }: Places,
  call: (letter: string, within: Places) => void,
): void {
  let place = low;
  while (place < high) {
    const letter = String.fromCodePoint(words.wordAt(place).codePointAt(start.length) ?? 0);
    if (letter === '\0') {
      place++; // The word equal to `start`.
      continue;
    }
    const end = firstPlace(words, `${start}${letter}\uffff`, { low: place, high });
    if (/\p{L}/u.test(letter)) call(letter, { low: place, high: end });
    place = Math.max(end, place + 1);
  }
}

function findPlaces(words: SortedWords, start: string, within: Places): Places {
  return { low: firstPlace(words, start, within), high: firstPlace(words, `${start}\uffff`, within) };
}

/** Index of the first word in the range that is not before `text`. */
function firstPlace(words: SortedWords, text: string, { low, high }: Places): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words.wordAt(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
