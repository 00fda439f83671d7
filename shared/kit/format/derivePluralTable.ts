import type { PluralRun, PluralTable } from './LocaleFormats.ts';

function runsFrom(first: number, rules: Intl.PluralRules): PluralRun[] {
  const categories = Array.from({ length: 100 }, (_none, index) => rules.select(first + index));
  return categories.flatMap((category, index) =>
    index > 0 && category === categories[index - 1] ? [] : [[index, category] as const],
  );
}

/** Reads the plural categories of a language from Intl. Server only: see deriveLocaleFormats. */
export function derivePluralTable(locale: string): PluralTable {
  const rules = new Intl.PluralRules(locale);
  const millions = rules.select(1e6);
  return {
    small: runsFrom(0, rules),
    large: runsFrom(100, rules),
    ...(millions === rules.select(100) ? {} : { millions }),
    fraction: rules.select(2.5),
  };
}
