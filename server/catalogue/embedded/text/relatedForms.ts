import type { SearchWordsByLanguage } from '../../../../shared/catalogue/keyphrase/SearchWords.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';

const minBeginningLength = 2;
const minStemLength = 4;

/**
 * Returns the endings of words in some languages, longest first.
 * Free text has no known language; a stem counts only if the stock has it as a whole word.
 */
export function wordEndings(searchWords: SearchWordsByLanguage, languages: readonly Language[]): string[] {
  const endings = new Set(languages.flatMap((language) => searchWords.get(language)?.endings ?? []));
  return [...endings].sort((one, other) => other.length - one.length);
}

/**
 * Returns alternatives to a word that no text contains, best first, tried before typo corrections.
 * They are words that begin with it ("dragk*"), its letters and digits separated ("e 208"), and the word without an
 * ending ("hjulen" → "hjul").
 * @param word folded
 * @param endings see wordEndings()
 */
export function relatedForms(word: string, endings: readonly string[]): string[] {
  const forms = word.length >= minBeginningLength ? [`${word}*`] : [];
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  if (parts.length > 1) forms.push(parts.join(' '));
  if (parts.length !== 1 || /\p{N}/u.test(word)) return forms;
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
    .map((ending) => word.slice(0, -ending.length));
  return [...forms, ...stems];
}
