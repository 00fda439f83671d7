import type { Language } from '../site/SiteTypes.ts';
import { english } from './editing/english.ts';
import { finnish } from './editing/finnish.ts';
import { german } from './editing/german.ts';
import { norwegian } from './editing/norwegian.ts';
import { slovak } from './editing/slovak.ts';
import { swedish } from './editing/swedish.ts';
import type { EditingTexts } from './editing/swedish.ts';

export type { EditingTexts };

/* Texts of the editor's tools, separate from the site's texts, which every visitor's page loads. */
const byLanguage: Record<Language, EditingTexts> = {
  sv: swedish,
  en: english,
  nb: norwegian,
  fi: finnish,
  sk: slovak,
  de: german,
};

export function editingTexts(language: Language): EditingTexts {
  return byLanguage[language];
}
