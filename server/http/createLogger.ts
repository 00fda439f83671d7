import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';
import { logContext } from './requestContext.ts';

/** A logger that writes one JSON line an event, with the id of the request it belongs to. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => logContext.getStore() ?? {},
    serializers: { error: pino.stdSerializers.err },
  };
  const log = destination ? pino(options, destination) : pino(options);
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, facts: LogFacts = {}): void => {
      log[method](facts, event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
