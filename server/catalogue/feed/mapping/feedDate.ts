const parts: Record<string, string> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
};
const token = /YYYY|MM|DD|HH|mm|ss/g;
const iso =
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?$/;

const compiled = new Map<string, RegExp>();

function compilePattern(format: string): RegExp {
  let pattern = compiled.get(format);
  if (pattern === undefined) {
    const escaped = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    pattern = new RegExp(`^${escaped.replace(token, (name) => parts[name] ?? name)}$`);
    compiled.set(format, pattern);
  }
  return pattern;
}

/**
 * Returns whether a mapping may use a date format.
 * That is "ISO", or a pattern with a year, each part once and no day without a month.
 */
export function isDatePattern(format: string): boolean {
  const tokens: string[] = format.match(token) ?? [];
  const hasGap = tokens.includes('DD') && !tokens.includes('MM');
  return format === 'ISO' || (tokens.includes('YYYY') && !hasGap && new Set(tokens).size === tokens.length);
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Parses a date in the first format that fits; null when none does or the day does not exist.
 * Returns YYYY-MM-DD, or with a time of day the time in UTC. A month stays YYYY-MM, a year YYYY. "ISO" keeps the text.
 */
export function parseFeedDate(text: string, formats: readonly string[]): string | null {
  for (const format of formats) {
    const groups = (format === 'ISO' ? iso : compilePattern(format)).exec(text)?.groups;
    if (groups === undefined) {
      continue;
    }
    const [year, month, day] = [Number(groups['year']), Number(groups['month'] ?? 1), Number(groups['day'] ?? 1)];
    if (!isRealDay(year, month, day)) {
      continue;
    }
    if (format === 'ISO') {
      return Number.isNaN(Date.parse(text)) ? null : text;
    }
    const monthText = groups['month'] === undefined ? String(year) : `${year}-${two(month)}`;
    if (groups['day'] === undefined) {
      return monthText;
    }
    const dayText = `${monthText}-${two(day)}`;
    if (groups['hour'] === undefined) {
      return dayText;
    }
    const [hour, minute, second] = [
      Number(groups['hour']),
      Number(groups['minute'] ?? 0),
      Number(groups['second'] ?? 0),
    ];
    if (hour < 24 && minute < 60 && second < 60) {
      return `${dayText}T${two(hour)}:${two(minute)}:${two(second)}Z`;
    }
  }
  return null;
}
