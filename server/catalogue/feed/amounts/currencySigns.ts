import { foldText } from '../../../../shared/catalogue/foldText.ts';
import type { Currency } from '../../../../shared/site/SiteTypes.ts';

type CurrenciesBySign = ReadonlyMap<string, ReadonlySet<Currency>>;

const commonLocale = 'en';
const codes = new Set(Intl.supportedValuesOf('currency'));
const signsByLocale = new Map<string, CurrenciesBySign>();

const keyOf = (sign: string): string => foldText(sign).replace(/[\s.\u200e\u200f\u061c]/g, '');

type Display = 'symbol' | 'narrowSymbol' | 'name';

function signOf(currency: Currency, locale: string, currencyDisplay: Display, amount = 2): string {
  const options = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(amount);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

/** Locale of the currency's own country, which the first two letters of its code name. */
const homeLocale = (currency: Currency): string => new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().toString();

function readSigns(locale: string): CurrenciesBySign {
  const signs = new Map<string, Set<Currency>>();
  for (const currency of codes) {
    const home = homeLocale(currency);
    const texts = [...new Set([commonLocale, locale, home])].flatMap((one) => [
      signOf(currency, one, 'symbol'),
      signOf(currency, one, 'narrowSymbol'),
    ]);
    const names = [commonLocale, locale].flatMap((one) => {
      return [1, 2].map((amount) => signOf(currency, one, 'name', amount).split(/\s/).at(-1) ?? '');
    });
    for (const key of [...texts, ...names].map(keyOf)) {
      const currencies = signs.get(key) ?? new Set();
      signs.set(key, currencies.add(currency));
    }
  }
  signs.delete('');
  return signs;
}

/**
 * Returns the currencies that a word stands for: one for "EUR", four for "kr"; none for most words.
 * Symbols are those of the currencies' own countries, of English and of the locale.
 */
export function currenciesNamed(word: string, locale = commonLocale): ReadonlySet<Currency> {
  const code = word.toUpperCase();
  if (codes.has(code)) return new Set([code]);
  const signs = signsByLocale.get(locale) ?? readSigns(locale);
  signsByLocale.set(locale, signs);
  return signs.get(keyOf(word)) ?? new Set();
}

/** The currency that a sign shared by several means most often: "$" is USD; undefined where none stands out. */
export function mainCurrency(word: string, currencies: ReadonlySet<Currency>): Currency | undefined {
  if (currencies.size === 1) return [...currencies][0];
  return [...currencies].find((currency) => keyOf(signOf(currency, commonLocale, 'symbol')) === keyOf(word));
}
