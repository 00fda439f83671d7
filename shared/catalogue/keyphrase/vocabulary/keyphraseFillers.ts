import type { Language } from '../../../site/SiteTypes.ts';

/** Folded words that do not narrow a search. They are dropped if another word has a meaning or can be searched for. */
interface Fillers {
  /** Words that fit every car or only connect others; dropped silently. */
  plain: ReadonlySet<string>;
  /** Words that the search cannot use; the page reports that they were ignored. */
  ignored: ReadonlySet<string>;
}

const fillers: Record<Language, Fillers> = {
  sv: parseFillers(
    'bil bilar bilen bilarna och i till for fran pa av eller med som modell nara inom',
    'jag vi en ett den det soker sokes letar efter onskar onskas vill ha kopa saljes finns fin fina fint bra snygg snygga schysst garna helst ungefar cirka ca nyinkommet nyinkomna nyinkommen',
  ),
  en: parseFillers(
    'car cars vehicle vehicles and in for of or with the model near nearby from',
    'i we am im a an looking look want wanted need find buy sale good nice great please my me some any around about ideally',
  ),
  nb: parseFillers(
    'bil biler bilen bilene og i til for fra pa av eller med som modell naer nar narheten naerheten',
    'jeg vi en et den det soker leter etter onsker vil ha kjope selges finnes fin fine fint bra gjerne helst omtrent ca',
  ),
  fi: parseFillers(
    'auto autot autoa autoja auton ja tai jossa malli lahella',
    'mina haluan haluaisin etsin etsitaan osta ostan ostaa ostaisin myydaan on hyva hieno siisti noin mielellaan',
  ),
  sk: parseFillers(
    'auto auta aut autom vozidlo vozidla a s so alebo v vo na pre z zo model blizko pri',
    'ja my hladam hladame chcem chceme kupit kupim predaj mat dobre pekne pekny pekna nejake nejaky asi cca prosim',
  ),
  de: parseFillers(
    'auto autos wagen pkw fahrzeug fahrzeuge und in im bei fur fuer von vom aus oder mit der die das den dem modell nahe naehe',
    'ich wir ein eine einen einem einer suche suchen gesucht mochte moechte moechten will wollen hatte haette gern gerne brauche kaufen verkauf gut gute guter gutes schon schone schoen schoene schick bitte etwa ungefahr ungefaehr circa ca mein unser',
  ),
};

/** Returns whether a word is one of those that do not narrow a search. */
export function isFiller(foldedWord: string, language: Language | undefined): boolean {
  return isPlainFiller(foldedWord, language) || (language !== undefined && fillers[language].ignored.has(foldedWord));
}

/** Returns whether a word is implied on a page of cars. */
export function isPlainFiller(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && fillers[language].plain.has(foldedWord);
}

function parseFillers(plain: string, ignored: string): Fillers {
  return { plain: new Set(plain.split(' ')), ignored: new Set(ignored.split(' ')) };
}
