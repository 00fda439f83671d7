import { parseDays, parseHours } from '../../shared/catalogue/dealers/openingHoursText.ts';

/** Opening hours as in the file, by days: { Mon–Fri: 09:00–18:00, Sat: by appointment }. */
export type WrittenHours = Record<string, string>;

/** A colon that ends the days: not the one of a clock time such as "09:00". */
const dayColon = String.raw`(?:(?<!\d):|:(?!\d\d))`;
const dayLabel = new RegExp(`^([^:]*?)${dayColon}\\s*(.+)$`);
/** A comma separates rows if days with a colon follow: "Mon–Fri: 09:00–18:00, 24 Dec: closed". */
const rowSeparator = new RegExp(String.raw`\s*(?:[|;\n]|,(?=[^,|;\n:]*${dayColon}))\s*`);

/**
 * Reads hours in one text: "Mon–Fri: 09:00–18:00, Sun: closed".
 * A row without a colon is parted where days end and hours begin, else its hours are "". Rows of the same days are
 * joined.
 */
export function readWrittenHours(text: string): WrittenHours {
  const hours = new Map<string, string>();
  for (const part of text.split(rowSeparator)) {
    const row = part.trim();
    if (row === '') continue;
    const [days, times] = readRow(row);
    const before = hours.get(days);
    hours.set(days, before === undefined ? times : `${before}, ${times}`);
  }
  return Object.fromEntries(hours);
}

function readRow(row: string): [days: string, times: string] {
  const [, label, after] = dayLabel.exec(row) ?? [];
  if (label !== undefined && after !== undefined) return [label.trim(), after];
  for (const { index } of row.matchAll(/\s+/g)) {
    const [days, times] = [row.slice(0, index), row.slice(index).trim()];
    if (parseDays(days) && parseHours(times)) return [days, times];
  }
  return [row, ''];
}
