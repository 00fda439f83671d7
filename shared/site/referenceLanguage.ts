import type { Language } from './SiteTypes.ts';

/**
 * Language that everything else is written in first.
 * Its labels are the ids of vocabularies, and the search understands its words on pages in every language.
 */
export const referenceLanguage: Language = 'en';
