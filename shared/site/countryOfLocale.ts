/** Country that a site's locale speaks of, lower case: "en-SE" is "se". Sweden when it names none. */
export function countryOfLocale(locale: string): string {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(locale)?.[1]?.toLowerCase() ?? 'se';
}
