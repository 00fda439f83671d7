/** A line for developers, at the level that browsers hide by default. `event` is a constant: "pageView.lost". */
export function logDebug(event: string): void {
  // eslint-disable-next-line no-console -- the browser's console is the log here
  console.debug(event);
}
