import type { Currency } from '../../../../shared/site/SiteTypes.ts';
import type { ValueFault } from '../FeedRow.ts';
import type { NumberFormat } from '../mapping/FeedMappingTypes.ts';
import { parseCellNumber } from '../mapping/feedNumber.ts';
import { amountParts, withoutWords } from './amountParts.ts';
import type { AmountReader } from './AmountReader.ts';
import { currenciesNamed, mainCurrency } from './currencySigns.ts';

/** An amount in the currency of the stock, or the reason why it is left blank. */
export type MoneyReading = { number: number; isConverted: boolean } | { fault: ValueFault };

const hasNoWords = /^\d+$/;

/** Longest list of currencies in a message. */
const maxNamedCurrencies = 5;

interface NamedCurrency {
  word: string;
  currencies: ReadonlySet<Currency>;
}

/** Single letters are symbols of some currencies, but more often stand for something else. */
function isSign({ word, currencies }: NamedCurrency, { currency }: AmountReader): boolean {
  if (currencies.size === 0) return false;
  return !/^[a-z]$/i.test(word) || (currency !== undefined && currencies.has(currency));
}

function currencyInCell(text: string, reader: AmountReader): (NamedCurrency & { words: string[] }) | null {
  const [part, ...others] = amountParts(text);
  if (part === undefined || others.length > 0) return null;
  const named = [part.after, part.before]
    .filter((word) => word !== '')
    .map((word): NamedCurrency => ({ word, currencies: currenciesNamed(word, reader.locale) }))
    .filter((one) => isSign(one, reader));
  const [first] = named.sort((a, b) => a.currencies.size - b.currencies.size);
  return first ? { ...first, words: named.map(({ word }) => word) } : null;
}

function foreignFault({ word, currencies }: NamedCurrency, stock: Currency): ValueFault {
  const main = mainCurrency(word, currencies);
  const codes = main === undefined ? [...currencies].sort().slice(0, maxNamedCurrencies) : [main];
  const [example = ''] = codes;
  return {
    reason: `is in ${codes.join(' or ')}, while the stock is in ${stock}`,
    cure: `Add "rates": { "${example}": <price of 1 ${example} in ${stock}> } to the mapping to convert it.`,
  };
}

/**
 * Reads an amount of money. A sign that several currencies share fits if it is one of the stock's currency.
 * @param text of the cell
 * @param columnText text of the column that names the currency; "" for none
 * @returns null when the text is not a number
 */
export function readMoney(
  text: string,
  columnText: string,
  format: NumberFormat,
  reader: AmountReader,
): MoneyReading | null {
  const isPlain = hasNoWords.test(text);
  if (columnText === '' && isPlain) return { number: Number(text), isConverted: false };
  const { currency, rates } = reader;
  const inCell = currency === undefined || isPlain ? null : currencyInCell(text, reader);
  const number =
    parseCellNumber(withoutWords(text, inCell?.words ?? []), format) ?? (inCell ? parseCellNumber(text, format) : null);
  if (number === null) return null;
  const inColumn =
    columnText === '' ? null : { word: columnText, currencies: currenciesNamed(columnText, reader.locale) };
  if (inColumn?.currencies.size === 0) {
    return { fault: { reason: 'is in a currency that is not known', cure: 'Correct the column of the currency.' } };
  }
  const named = inColumn ?? inCell;
  if (!named || currency === undefined || named.currencies.has(currency)) return { number, isConverted: false };
  const [known, ...more] = Object.entries(rates).filter(([code]) => named.currencies.has(code));
  if (known && more.length === 0) return { number: number * known[1], isConverted: true };
  return { fault: foreignFault(named, currency) };
}
