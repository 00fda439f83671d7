/**
 * Path of the texts of some rooms.
 * @param version hash of all texts of the site in the language
 */
export function textsPath(language: string, version: string, rooms: readonly string[]): string {
  return `/texts/${language}/${version}/${rooms.join('+')}.json`;
}
