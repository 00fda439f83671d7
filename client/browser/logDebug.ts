/**
 * Writes a line for developers at a level that browsers hide by default.
 * @param event a constant such as "pageView.lost"
 */
export function logDebug(event: string): void {
  // eslint-disable-next-line no-console -- the browser's console is the log here
  console.debug(event);
}
