import { foldedWords } from '../../../../shared/catalogue/foldText.ts';
import type { SearchRequest, SearchResponse } from '../../../../shared/catalogue/SearchTypes.ts';
import { relatedForms } from './relatedForms.ts';
import type { SortedWords } from './SortedWords.ts';
import type { StockIndex } from '../StockIndex.ts';

/** Replacements for a word that no text of the stock contains, best first; none when nothing is near. */
export type RepairWord = (word: string, words: SortedWords) => readonly string[];

interface Repairs {
  repair: RepairWord;
  /** See wordEndings(). */
  endings: readonly string[];
}

/**
 * Searches an index, with corrections for a keyphrase without hits.
 * It is searched again with each unknown word replaced by words that begin with it ("dragk*"), a related form, or the
 * nearest word. The response reports the corrected keyphrase (keyphrase_used).
 */
export function searchRepaired<T extends object>(
  index: StockIndex<T>,
  request: SearchRequest,
  { repair, endings }: Repairs,
): SearchResponse<Partial<T>> {
  const answer = index.search(request);
  if (answer.total_items > 0) return answer;
  const matches = (keyphrase: string): boolean =>
    index.search({ ...request, keyphrase, filters: {}, facets: [], limit: 0, offset: 0 }).total_items > 0;
  const replace = (word: string): string | undefined =>
    relatedForms(word, endings).find(matches) ?? repair(word, index.words)[0];
  const keyphrase = repairedKeyphrase(request.keyphrase, index.words, replace);
  if (keyphrase === null) return answer;
  const repaired = index.search({ ...request, keyphrase });
  return repaired.total_items > 0 ? { ...repaired, keyphrase_used: keyphrase } : answer;
}

/** Replaces every unknown word of a keyphrase; null if there is none, or one without a replacement. */
function repairedKeyphrase(
  keyphrase: string,
  words: SortedWords,
  replace: (word: string) => string | undefined,
): string | null {
  let changed = 0;
  let hopeless = 0;
  const used = keyphrase.replace(/[\p{L}\p{N}\p{M}]+\*?/gu, (typed) => {
    const [word] = foldedWords(typed);
    if (word === undefined || typed.endsWith('*') || isKnown(word, words)) return typed;
    const best = replace(word);
    if (best === undefined) hopeless += 1;
    else changed += 1;
    return best ?? typed;
  });
  return changed > 0 && hopeless === 0 ? used : null;
}

function isKnown(word: string, words: SortedWords): boolean {
  const place = words.placeFrom(word);
  return place < words.size && words.wordAt(place) === word;
}
