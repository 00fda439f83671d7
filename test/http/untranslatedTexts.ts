import type { Language } from '../../shared/site/SiteTypes.ts';
import { dictionaryTexts } from '../fixtures/dictionaryTexts.ts';

/** Returns the pattern of a text whose placeholders match anything. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '.+')}$`);
}

/**
 * Creates a finder of interface texts that a page shows in another language.
 * It finds runs of text in the dictionary of `other` that are missing from the dictionary of `shown`.
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
