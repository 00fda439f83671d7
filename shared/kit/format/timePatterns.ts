/** Patterns of a language for times in a text. */
export interface TimePatterns {
  /** Day of the week with its date: "{weekday}, {day}". */
  weekdayDay: string;
  /** Day with a time of day: "{day} um {time} Uhr". */
  dayTime: string;
  /** The same in few words: "{day}, {time}". */
  shortDayTime: string;
  /** Time on the hour in a sentence: "{H}". Default: hours alone where they count to 12 ("3 pm"), else with minutes. */
  wholeHour?: string;
  /** Letters of short names of days and months, where they are not CLDR's. */
  shortNameLetters?: number;
}

/** Patterns of languages that state none. */
const usual: TimePatterns = { weekdayDay: '{weekday} {day}', dayTime: '{day}, {time}', shortDayTime: '{day} {time}' };

const byLanguage = new Map<string, Partial<TimePatterns>>();

/** Sets the patterns of languages by their codes, before formats of their locales are read. Server only. */
export function setTimePatterns(languages: ReadonlyMap<string, Partial<TimePatterns>>): void {
  for (const [code, patterns] of languages) byLanguage.set(code, patterns);
}

/** Finds the patterns for a locale: those of its language in its region, else those of its language. */
export function timePatternsOf(locale: string): TimePatterns {
  const { weekdayDay, dayTime, shortDayTime, wholeHour, shortNameLetters } = {
    ...usual,
    ...(byLanguage.get(locale) ?? byLanguage.get(locale.split('-')[0] ?? '')),
  };
  return {
    ...{ weekdayDay, dayTime, shortDayTime },
    ...(wholeHour ? { wholeHour } : {}),
    ...(shortNameLetters ? { shortNameLetters } : {}),
  };
}
