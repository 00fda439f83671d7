import type { Language } from '../../site/SiteTypes.ts';

/** Folded negations, and conjunctions that continue their list: "not red or blue". */
const words: Record<Language, { negators: ReadonlySet<string>; conjunctions: ReadonlySet<string> }> = {
  sv: { negators: parseWordSet('inte ej icke utan ingen inget inga'), conjunctions: parseWordSet('och eller samt') },
  en: { negators: parseWordSet('not no without except excluding non'), conjunctions: parseWordSet('and or nor') },
  nb: { negators: parseWordSet('ikke uten ingen intet ei'), conjunctions: parseWordSet('og eller') },
  fi: { negators: parseWordSet('ei eika ilman paitsi'), conjunctions: parseWordSet('ja tai eika') },
  de: {
    negators: parseWordSet('nicht kein keine keinen keiner ohne ausser'),
    conjunctions: parseWordSet('und oder sowie noch'),
  },
  sk: { negators: parseWordSet('nie bez okrem ziadny ziadna ziadne'), conjunctions: parseWordSet('a ani alebo') },
};

export function isNegator(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && words[language].negators.has(foldedWord);
}

export function isConjunction(foldedWord: string, language: Language | undefined): boolean {
  return language !== undefined && words[language].conjunctions.has(foldedWord);
}

function parseWordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
