import type { Language } from '../../../site/SiteTypes.ts';

/** Endings of folded words and their replacements: "röda" → "röd", "kombin" → "kombi". */
const endings: Record<Language, readonly (readonly [ending: string, instead: string])[]> = {
  sv: [
    ['arna', ''],
    ['erna', ''],
    ['are', ''],
    ['ar', ''],
    ['er', ''],
    ['or', 'a'],
    ['en', ''],
    ['et', ''],
    ['tt', ''],
    ['tt', 'd'],
    ['at', 'ad'],
    ['a', ''],
    ['e', ''],
    ['n', ''],
    ['t', ''],
    ['s', ''],
  ],
  en: [
    ['s', ''],
    ['es', ''],
  ],
  nb: [
    ['ene', ''],
    ['er', ''],
    ['en', ''],
    ['et', ''],
    ['e', ''],
    ['t', ''],
    ['n', ''],
    ['s', ''],
  ],
  fi: [
    ['t', ''],
    ['a', ''],
    ['n', ''],
    ['ta', ''],
    ['ja', ''],
    ['ia', 'i'],
    ['ia', ''],
    ['ta', ''],
    ['set', 'nen'],
    ['sia', 'nen'],
    ['sta', 'nen'],
    ['sen', 'nen'],
    ['tyt', 'tty'],
  ],
  sk: [
    ['y', 'a'],
    ['e', 'a'],
    ['u', 'a'],
    ['eho', 'e'],
    ['ej', 'a'],
    ['ych', 'a'],
    ['y', ''],
    ['ov', ''],
    ['u', ''],
    ['e', ''],
    ['y', 'e'],
    ['a', 'e'],
  ],
  de: [
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
  ],
};

const shortestStem = 3;

/** Returns the possible base forms of a folded word, likeliest first, without the word itself. */
export function uninflected(word: string, language: Language | undefined): string[] {
  if (!language) return [];
  return endings[language].flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, word.length - ending.length) + instead;
    return stem.length >= shortestStem ? [stem] : [];
  });
}
