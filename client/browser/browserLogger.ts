import type { Logger } from '../../shared/kit/Logger.ts';

/** The browser's console as a log. It must never receive input typed by visitors. */
export const browserLogger: Logger = {
  /* eslint-disable no-console -- the browser's console is the log here */
  debug: (event, facts) => console.debug(event, facts ?? ''),
  info: (event, facts) => console.info(event, facts ?? ''),
  warn: (event, facts) => console.warn(event, facts ?? ''),
  error: (event, facts) => console.error(event, facts ?? ''),
  /* eslint-enable no-console */
};
