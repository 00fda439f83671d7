import type { Language } from '../../shared/site/SiteTypes.ts';
import { dictionaryTexts } from '../fixtures/dictionaryTexts.ts';

/** Pattern of a text whose placeholders hold anything. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '.+')}$`);
}

/**
 * Finds texts of the interface that a page shows in another language: runs of text that the dictionary of `other` has
 * and the dictionary of `shown` has not.
 */
export function createUntranslatedFinder(shown: Language, other: Language): (runs: readonly string[]) => string[] {
  const own = dictionaryTexts(shown);
  const isText = ([key, text]: [string, string]): boolean =>
    !key.startsWith('pathTo') && /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
  const foreign = Object.entries(dictionaryTexts(other)).filter((entry) => isText(entry) && own[entry[0]] !== entry[1]);
  const [ownPatterns, foreignPatterns] = [Object.entries(own).filter(isText), foreign].map((texts) =>
    texts.map(([, text]) => patternOf(text)),
  );
  return (runs) =>
    [...new Set(runs)].filter(
      (run) =>
        foreignPatterns?.some((pattern) => pattern.test(run)) === true &&
        ownPatterns?.some((pattern) => pattern.test(run)) !== true,
    );
}
