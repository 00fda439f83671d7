import type { Language } from './SiteTypes.ts';

/** A text of reference data: the same in every language, or one per language. Swedish stands in for a missing one. */
export type LocalizedText = string | ({ sv: string } & Partial<Record<Language, string>>);

/** The text in a language. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.sv);
}
