import cluster from 'node:cluster';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import { eventLogged } from '../../telemetry/signals.ts';
import { logContext } from './requestContext.ts';

/**
 * Lines are buffered to 16 kB or a tenth of a second.
 * A write per line costs as much as serving a cached page. The rest is written before the process exits.
 */
const standardOutput = { dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 } as const;
/** Maximum bytes that a worker writes at once to the shared pipe. Above 4096 their lines would interleave. */
const workerPieceBytes = 2000;

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
export function createLogger(level: string, destination?: DestinationStream, version = ''): LeveledLogger {
  const options = {
    level,
    base: baseFields(version),
    timestamp: createTimeField(),
    mixin: () => logContext.getStore() ?? noContext,
    // a new object: pino would write the facts of a line into the context of its request
    mixinMergeStrategy: (facts: object, context: object) => (context === noContext ? facts : { ...context, ...facts }),
    serializers: { error: pino.stdSerializers.err },
  };
  const log = pino(
    options,
    destination ??
      pino.destination({ ...standardOutput, ...(cluster.isWorker ? { minLength: workerPieceBytes } : {}) }),
  );
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
