import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { SortedWords } from './SortedWords.ts';
import type { StockIndex } from './StockIndex.ts';

/** Replacements for a word that begins no word of the stock, best first; none when nothing is near. */
export type RepairWord = (word: string, words: SortedWords) => readonly string[];

/**
 * Searches an index; a keyphrase that nothing matches is searched once more with its unknown words repaired, and the
 * answer says so (keyphrase_used).
 */
export function searchRepaired<T extends object>(
  index: StockIndex<T>,
  request: SearchRequest,
  repair: RepairWord,
): SearchResponse<Partial<T>> {
  const answer = index.search(request);
  if (answer.total_items > 0) return answer;
  const keyphrase = repairedKeyphrase(request.keyphrase, index.words, repair);
  if (keyphrase === null) return answer;
  const repaired = index.search({ ...request, keyphrase });
  return repaired.total_items > 0 ? { ...repaired, keyphrase_used: keyphrase } : answer;
}

/** The keyphrase with every unknown word replaced; null when there is none, or one that nothing can replace. */
function repairedKeyphrase(keyphrase: string, words: SortedWords, repair: RepairWord): string | null {
  let changed = 0;
  let hopeless = 0;
  const used = keyphrase.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => {
    const [word] = foldedWords(typed);
    if (word === undefined || isBeginning(word, words)) return typed;
    const best = repair(word, words)[0];
    if (best === undefined) hopeless += 1;
    else changed += 1;
    return best ?? typed;
  });
  return changed > 0 && hopeless === 0 ? used : null;
}

function isBeginning(word: string, words: SortedWords): boolean {
  const place = words.placeFrom(word);
  return place < words.size && words.wordAt(place).startsWith(word);
}
