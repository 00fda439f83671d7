import type { Language } from './SiteTypes.ts';

/** A text of reference data: the same in every language, or one per language. */
export type LocalizedText = string | Record<Language, string>;

/** Returns the text in a language; falls back to the first one available. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');
}
