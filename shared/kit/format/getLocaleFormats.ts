import { deriveCurrencyFormat, deriveLocaleFormats } from './deriveLocaleFormats.ts';
import type { CurrencyFormat, LocaleFormats } from './LocaleFormats.ts';

/** Formats by locale. They are constants, so that all requests may share them. */
const formatsByLocale = new Map<string, LocaleFormats>();

/** Sets the formats of a locale: in the browser, those of the page's state. */
export function setLocaleFormats(formats: LocaleFormats): void {
  formatsByLocale.set(formats.locale, formats);
}

/**
 * Returns the formats of a locale (BCP 47 tag).
 * @throws in the browser for another locale than the page's, whose formats its state does not contain
 */
export function getLocaleFormats(locale: string): LocaleFormats {
  const known = formatsByLocale.get(locale);
  if (known) return known;
  const derived = deriveLocaleFormats(locale);
  setLocaleFormats(derived);
  return derived;
}

/** Returns the format of amounts in a currency (ISO 4217 code). */
export function getCurrencyFormat(locale: string, currency: string): CurrencyFormat {
  return (getLocaleFormats(locale).currencies[currency] ??= deriveCurrencyFormat(locale, currency));
}
