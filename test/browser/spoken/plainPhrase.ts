/** Languages of the spoken tests. */
const languages = ['sv-SE', 'en-GB', 'nb-NO'];

/** Names of months or weekdays, long and short, the longest first. */
function names(part: 'month' | 'weekday'): string {
  // A day of each month, and a week of January.
  const days = Array.from({ length: 18 }, (_none, at) => new Date(Date.UTC(2024, Math.max(at - 6, 0), 1 + at)));
  const found = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
      return days.map((day) => format.format(day).replace('.', ''));
    }),
  );
  return [...new Set(found)].sort((a, b) => b.length - a.length).join('|');
}

const day = `(?:${names('weekday')})`;
const date = `\\d{1,2}\\.? (?:${names('month')})\\b\\.?(?: \\d{4})?`;

/** Parts of phrases that depend on the day or the hour of the run, and what stands for them. */
const changing: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:\\b${day}\\b\\.?,? )?(?:den )?${date}`, 'gi'), 'DATE'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
  [/\b(vecka |week )\d{1,2}\b/gi, '$1N'],
  [/\b(?:\d+|en|one) (?=lediga? tid|available time)/gi, 'N '],
];

/** Returns a phrase with plain spaces, and with DATE and TIME for those of the run. */
export function plainPhrase(phrase: string): string {
  const spaced = phrase.replace(/\s+/g, ' ');
  return changing.reduce((text, [part, name]) => text.replace(part, name), spaced);
}
