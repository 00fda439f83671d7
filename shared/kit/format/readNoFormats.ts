import type { CurrencyFormat } from './LocaleFormats.ts';

/*
 * Replaces deriveLocaleFormats.ts in the browser ("browser" in package.json), with the same exports.
 * Formats come from the page's state there, never from the browser's Intl.
 */

/** Fails: a page formats in its own locale only. */
export function deriveLocaleFormats(locale: string): never {
  throw new Error(`The page's state has no formats of ${locale}.`);
}

/** Writes the code of a currency that the state lacks: of a car from abroad, opened by a link of the page. */
export function deriveCurrencyFormat(_locale: string, currency: string): CurrencyFormat {
  return { pattern: [`# ${currency}`, `-# ${currency}`] };
}
