import { pluralCategories } from '../../shared/kit/format/LocaleFormats.ts';
import type { PluralCategory } from '../../shared/kit/format/LocaleFormats.ts';
import type { LanguageText } from './LanguageText.ts';
import { textId } from './LanguageText.ts';

/** Plural categories with a key of their own; a text without an ending is "other". */
const endings = pluralCategories.filter((category) => category !== 'other');
const formPattern = new RegExp(`^(.+)_(${endings.join('|')})$`);

/** Whole numbers of a plural category. */
export interface CategoryNumbers {
  first: readonly number[];
  /** It has no other numbers than 0 and 1, so that "one car" needs no digit. */
  isOne: boolean;
}

/** Returns the plural categories that whole numbers up to 200 have in a locale, without "other". */
export function neededForms(locale: string): Map<PluralCategory, CategoryNumbers> {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Map<PluralCategory, number[]>();
  for (let number = 0; number <= 200; number += 1) {
    const category = rules.select(number);
    numbers.set(category, [...(numbers.get(category) ?? []), number]);
  }
  numbers.delete('other');
  return new Map(
    [...numbers].map(([category, all]) => [
      category,
      { first: all.slice(0, 3), isOne: all.every((number) => number <= 1) },
    ]),
  );
}

/** Returns all plural categories of a locale. */
export const formsOf = (locale: string): readonly string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Returns the base text and the category of a plural form; null for other texts. */
export function pluralFormOf(
  text: LanguageText,
  baseTexts: ReadonlyMap<string, LanguageText>,
): { base: LanguageText; category: PluralCategory } | null {
  const [, key, category] = formPattern.exec(text.key) ?? [];
  const base = key === undefined ? undefined : baseTexts.get(textId({ file: text.file, key }));
  return base ? { base, category: category as PluralCategory } : null;
}
