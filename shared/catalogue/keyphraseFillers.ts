import type { Language } from '../site/SiteTypes.ts';

/** Words that say nothing of a car; folded. They are left out once something else is understood or left to search for. */
const fillers: Record<Language, ReadonlySet<string>> = {
  sv: new Set(
    'bil bilar bilen bilarna en ett med och i till for som fran pa av eller kopa saljes sokes soker vill ha billig billiga fin fina bra'.split(
      ' ',
    ),
  ),
  en: new Set(
    'car cars a an the with and in for of or buy sale vehicle vehicles looking want cheap good nice'.split(' '),
  ),
  nb: new Set(
    'bil biler bilen en et med og i til for som fra pa av eller kjope selges soker onsker billig billige fin fine'.split(
      ' ',
    ),
  ),
  fi: new Set('auto autot autoja auton ja tai jossa on osta etsin haluan myydaan halpa halvat edullinen'.split(' ')),
  sk: new Set('auto auta aut s so a alebo v na pre kupit lacne lacny predaj hladam chcem vozidlo vozidla'.split(' ')),
};

/** Whether a word is one of those that only hold a sentence together. */
export function isFiller(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && fillers[language].has(foldedWord);
}
