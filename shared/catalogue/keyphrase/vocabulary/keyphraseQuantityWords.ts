import type { Language } from '../../../site/SiteTypes.ts';
import { englishWords } from './englishWords.ts';
import { finnishWords } from './finnishWords.ts';
import { germanWords } from './germanWords.ts';
import { norwegianWords } from './norwegianWords.ts';
import { slovakWords } from './slovakWords.ts';
import { swedishWords } from './swedishWords.ts';
import type { QuantityWords } from './QuantityWords.ts';

/** Symbols and words shared by all languages. */
const everywhere: Partial<QuantityWords> = {
  // "unter" and "bis": foreign visitors, and cars imported from Germany.
  atMost: ['max', 'unter', 'bis', '<', '<=', '≤'],
  atLeast: ['min', '>', '>=', '≥'],
  orMore: ['+'],
  to: ['-', '–', '—'],
  money: ['€', '£', 'eur', 'euro', 'gbp', 'sek', 'nok', 'kr', ':-', ',-'],
  thousand: ['k'],
  hp: ['hp', 'ps', 'hk'],
  km: ['km'],
  miles: ['miles'],
  tkm: ['tkm'],
  kilograms: ['kg'],
  price: ['£', '€'],
};

/** Words by language; English is understood in addition to every language. */
const ofLanguage: Record<Language, Partial<QuantityWords>[]> = {
  sv: [everywhere, englishWords, swedishWords],
  en: [everywhere, englishWords],
  nb: [everywhere, englishWords, norwegianWords],
  fi: [everywhere, englishWords, finnishWords],
  sk: [everywhere, englishWords, slovakWords],
  de: [everywhere, englishWords, germanWords],
};

/** Returns the phrases of a language for `role`. */
export function quantityPhrases(language: Language | undefined, role: keyof QuantityWords): string[][] {
  return (language ? ofLanguage[language] : [everywhere]).map((words) => words[role] ?? []);
}
