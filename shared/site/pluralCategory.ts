/** CLDR plural categories; a language uses some of them, every language uses "other". */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** Creating a rule set is slow, using it is not. */
const rulesByLocale = new Map<string, Intl.PluralRules>();

/** Returns the CLDR plural category of a count, such as "few" for 3 in Slovak. `locale`: BCP 47 tag. */
export function pluralCategory(count: number, locale: string): PluralCategory {
  const cached = rulesByLocale.get(locale);
  const rules = cached ?? new Intl.PluralRules(locale);
  if (!cached) rulesByLocale.set(locale, rules);
  return rules.select(count);
}
