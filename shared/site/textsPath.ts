/**
 * Path of a room's texts.
 * @param version hash of their content
 */
export function textsPath(language: string, room: string, version: string): string {
  return `/texts/${language}/${room}.${version}.json`;
}
