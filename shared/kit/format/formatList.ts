import { getLocaleFormats } from './getLocaleFormats.ts';

/** Joins names to a list: "förnamn, efternamn och e-post". */
export function formatList(names: readonly string[], locale: string): string {
  const [two, first, middle, last] = getLocaleFormats(locale).list;
  const marks = names.map((_name, index) => {
    if (index === 0) return '';
    if (names.length === 2) return two;
    if (index === names.length - 1) return last;
    return index === 1 ? first : middle;
  });
  return names.map((name, index) => (marks[index] ?? '') + name).join('');
}
