import type { Language } from '../site/SiteTypes.ts';

/** Folded negations, and conjunctions that continue their list: "not red or blue". */
const words: Record<Language, { negators: ReadonlySet<string>; conjunctions: ReadonlySet<string> }> = {
  sv: { negators: setOf('inte ej icke utan ingen inget inga'), conjunctions: setOf('och eller samt') },
  en: { negators: setOf('not no without except excluding non'), conjunctions: setOf('and or nor') },
  nb: { negators: setOf('ikke uten ingen intet ei'), conjunctions: setOf('og eller') },
  fi: { negators: setOf('ei eika ilman paitsi'), conjunctions: setOf('ja tai eika') },
  de: { negators: setOf('nicht kein keine keinen keiner ohne ausser'), conjunctions: setOf('und oder sowie noch') },
  sk: { negators: setOf('nie bez okrem ziadny ziadna ziadne'), conjunctions: setOf('a ani alebo') },
};

export function isNegator(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && words[language].negators.has(foldedWord);
}

export function isConjunction(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && words[language].conjunctions.has(foldedWord);
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
