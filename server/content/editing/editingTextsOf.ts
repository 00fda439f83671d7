import type { Languages } from '../../../config/languages/LanguagePack.ts';
import type { EditingTexts } from '../../../shared/content/EditingTexts.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

/** Returns the texts of the editor's tools in a language. */
export type EditingTextsOf = (language: Language) => EditingTexts;

/** Finds the texts of the editor's tools in the languages of a group. */
export function editingTextsOf(languages: Languages): EditingTextsOf {
  return (language) => {
    const texts = languages.get(language)?.editing;
    if (!texts) throw new Error(`the language "${language}" has no texts for editing`);
    return texts;
  };
}
