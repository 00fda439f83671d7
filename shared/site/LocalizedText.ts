import type { Language } from './SiteTypes.ts';

/** A text of reference data: the same in every language, or one per language. */
export type LocalizedText = string | Partial<Record<Language, string>>;

/** The text in a language; the first one that there is stands in for a missing one. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');
}
