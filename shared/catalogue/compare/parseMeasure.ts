import { getLocaleFormats } from '../../kit/format/getLocaleFormats.ts';

/** A number with its unit. */
export interface Measure {
  amount: number;
  /** Text after the number: "l/100 km"; "" without one. */
  unit: string;
}

/**
 * Parses a display text: "1 234,5 kWh" gives 1234.5 and "kWh" in a locale with decimal comma.
 * Null when the text does not begin with a number.
 */
export function parseMeasure(text: string, locale: string): Measure | null {
  const [, digits, unit] = /^(\d(?:[\d\s.,']*\d)?)\s*(.*)$/su.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const mark = getLocaleFormats(locale).marks.decimal;
  // Characters other than digits and the decimal mark group thousands.
  const [whole = '', ...decimals] = digits.split(mark).map((part) => part.replace(/\D/g, ''));
  const amount = Number(decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole);
  return Number.isFinite(amount) ? { amount, unit: (unit ?? '').trim() } : null;
}
