import type { CountryTexts, Language, Texts } from '../../shared/site/SiteTypes.ts';
import type { LanguageFolders } from '../languages/LanguagePack.ts';
import { everyLanguage } from './countrySchema.ts';

/** Returns a country's texts in a language: those for all languages, those of its parent, and its own. */
export function countryTextsIn(language: Language, texts: CountryTexts, known: LanguageFolders): Texts {
  const parent = known.get(language)?.inherits;
  const inherited = parent === undefined ? texts[everyLanguage] : countryTextsIn(parent, texts, known);
  return { ...inherited, ...texts[language] };
}
