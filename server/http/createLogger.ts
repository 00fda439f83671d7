import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';
import { logContext } from './requestContext.ts';

/**
 * Lines go out in pieces of 16 kB, or after a tenth of a second: a write for each line costs as much as serving a cached
 * page. What is left is written before the process exits.
 */
const standardOutput = { dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 } as const;

const noContext = {};

/** A logger that writes one JSON line an event, with the id of the request it belongs to. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: createTimeField(),
    mixin: () => logContext.getStore() ?? noContext,
    // a new object: pino would write the facts of a line into the context of its request
    mixinMergeStrategy: (facts: object, context: object) => (context === noContext ? facts : { ...context, ...facts }),
    serializers: { error: pino.stdSerializers.err },
  };
  const log = pino(options, destination ?? pino.destination(standardOutput));
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, facts: LogFacts = {}): void => {
      log[method](facts, event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The field with the time in ISO 8601, made once a millisecond. */
function createTimeField(): () => string {
  let shown = NaN;
  let field = '';
  return () => {
    const now = Date.now();
    if (now !== shown) {
      shown = now;
      field = `,"time":"${new Date(now).toISOString()}"`;
    }
    return field;
  };
}
