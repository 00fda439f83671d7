import type { LogEvent } from '../../shared/kit/LogEvent.ts';

/** Writes a line for developers at a level that browsers hide by default. */
export function logDebug(event: LogEvent): void {
  // eslint-disable-next-line no-console -- the browser's console is the log here
  console.debug(event);
}
