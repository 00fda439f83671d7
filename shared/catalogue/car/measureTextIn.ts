import { formatNumber } from '../../kit/format/formatNumber.ts';
import type { ValueLabels } from '../ValueLabels.ts';
import { decimalMark, horsepower } from '../vocabulary.ts';

/** Digits with grouped thousands or decimals; not the digits of a word such as "R18" or "4x4". */
const numbers = /(?<![\p{L}\d.,])\d(?:[\d\s.,]*\d)?(?![\p{L}\d])/gu;

/**
 * Localizes a delivered technical text: "197 hk (145 kW)" becomes "197 hp (145 kW)".
 * Converts numbers ("8,2 s" to "8.2 s") and the word for horsepower; metric units are the same in every language.
 * @param labels decimal mark and horsepower of the stock's language with those of the page, on pages in another language
 */
export function measureTextIn(text: string, locale: string, labels: ValueLabels = {}): string {
  const [mark] = Object.keys(labels[decimalMark] ?? {});
  if (mark === undefined) return text;
  const converted = text.replace(numbers, (written) => {
    const [whole = '', decimals = '', ...more] = written.split(mark);
    const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
    if (more.length > 0 || /\D/.test(decimals) || !Number.isFinite(amount)) return written;
    return formatNumber(amount, locale, { min: decimals.length, max: decimals.length });
  });
  return Object.entries(labels[horsepower] ?? {}).reduce(
    (shown, [from, to]) => shown.replace(new RegExp(`(?<=\\d\\s?)${from}(?![\\p{L}\\d])`, 'gu'), to),
    converted,
  );
}
