import cluster from 'node:cluster';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import { eventLogged } from '../../telemetry/signals.ts';
import { createLogOutput } from './createLogOutput.ts';
import { logContext } from './requestContext.ts';

const noContext = {};

/** A logger with an adjustable level. */
export interface LeveledLogger extends Logger {
  /** A level of pino: "info", "debug" … */
  level: string;
}

/**
 * Creates a logger that writes one JSON line per event, with the id of its request.
 * Events are counted (eventLogged) at any level.
 * @param version of the build, in every line; "" for none
 */
export function createLogger(
  level: string,
  destination: DestinationStream = createLogOutput(),
  version = '',
): LeveledLogger {
  const options = {
    level,
    base: baseFields(version),
    timestamp: createTimeField(),
    mixin: () => logContext.getStore() ?? noContext,
    // a new object: pino would write the facts of a line into the context of its request
    mixinMergeStrategy: (facts: object, context: object) => (context === noContext ? facts : { ...context, ...facts }),
    serializers: { error: pino.stdSerializers.err },
  };
  const log = pino(options, destination);
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: LogEvent, facts: LogFacts = {}): void => {
      if (eventLogged.isHeard) eventLogged.send({ level: method, event, facts });
      log[method](facts, event);
    };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    get level() {
      return log.level;
    },
    set level(next) {
      log.level = next;
    },
  };
}

/** Fields of every line: the build version and the worker id. */
function baseFields(version: string): Record<string, unknown> | null {
  const fields = { ...(version && { version }), ...(cluster.worker && { worker: cluster.worker.id }) };
  return Object.keys(fields).length > 0 ? fields : null;
}

/** The time field in ISO 8601, created once per millisecond. */
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
