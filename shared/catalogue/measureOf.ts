/** A number with what it counts. */
export interface Measure {
  amount: number;
  /** What stands behind the number: "l/100 km". "" when nothing does. */
  unit: string;
}

const decimalMarks = new Map<string, string>();

function decimalMark(locale: string): string {
  const known = decimalMarks.get(locale);
  if (known) return known;
  const mark = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalMarks.set(locale, mark);
  return mark;
}

/**
 * Reads a display text that begins with a number: "1 234,5 kWh" gives 1234.5 and "kWh" in a locale with decimal comma.
 * Null when the text begins with none.
 */
export function measureOf(text: string, locale: string): Measure | null {
  const [, digits, unit] = /^(\d(?:[\d\s.,']*\d)?)\s*(.*)$/su.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const mark = decimalMark(locale);
  // what is neither digit nor decimal mark groups the thousands
  const [whole = '', ...decimals] = digits.split(mark).map((part) => part.replace(/\D/g, ''));
  const amount = Number(decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole);
  return Number.isFinite(amount) ? { amount, unit: (unit ?? '').trim() } : null;
}
