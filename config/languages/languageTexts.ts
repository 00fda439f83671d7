import type { Language } from '../../shared/site/SiteTypes.ts';
import type { LanguagePack, Languages } from './LanguagePack.ts';

/** Returns a finder of the texts of mails or of the editor's tools by language. */
export function languageTexts<K extends 'mails' | 'editing'>(
  languages: Languages,
  kind: K,
): (language: Language) => LanguagePack[K] {
  return (language) => {
    const pack = languages.get(language);
    if (!pack) throw new Error(`the language "${language}" has no folder`);
    return pack[kind];
  };
}
