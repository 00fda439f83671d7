import { realClock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { PageCache } from '../render/pageCache/createPageCache.ts';
import type { Services } from '../Services.ts';
import { readOutboxFigures } from '../storage/outbox/outboxFigures.ts';
import type { Metrics } from './createMetrics.ts';
import { startMetricsServer } from './startMetricsServer.ts';

interface TelemetrySettings {
  /** false: no metrics. */
  METRICS_PORT: number | false;
  METRICS_HOST: string;
  /** "": no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
  OTEL_SERVICE_NAME: string;
}

/** The only process, or the primary or a worker of several that share a port. */
export type ProcessRole = 'single' | 'primary' | 'worker';

export interface Telemetry {
  /** Adds the numbers of the running services to the metrics. */
  watch(services: Services, pageCache: Pick<PageCache, 'usage'>): void;
  /** Sends the remaining traces, and stops. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Starts the configured metrics and traces, before the services, so that their first events count.
 * Their packages are loaded only here. Workers send their metrics to their primary process, which serves the sum.
 * @throws OperatorError when the port for metrics cannot be used
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  { version, logger, role }: { version: string; logger: Logger; role: ProcessRole },
): Promise<Telemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  const metrics = port === false ? null : await openMetrics(role);
  const tracing =
    endpoint && role !== 'primary'
      ? await (
          await import('./startTracing.ts')
        ).startTracing({
          endpoint,
          serviceName: settings.OTEL_SERVICE_NAME,
          version,
        })
      : null;
  const server =
    metrics && port !== false && role !== 'worker' ? await startMetricsServer(metrics, { port, host, logger }) : null;
  return {
    watch: (services, pageCache) => metrics?.use(collectSources(services, pageCache)),
    stop: async () => {
      await Promise.all([server?.close(), tracing?.stop()]);
      metrics?.close();
    },
  };
}

async function openMetrics(role: ProcessRole): Promise<Metrics> {
  const { createClusterMetrics, createMetrics } = await import('./createMetrics.ts');
  return role === 'primary' ? createClusterMetrics() : createMetrics({ isWorker: role === 'worker' });
}

function collectSources(services: Services, pageCache: Pick<PageCache, 'usage'>): Parameters<Metrics['use']>[0] {
  const { version, eventStreams, admission, storage, logState } = services;
  return {
    version,
    openStreams: () => eventStreams.openCount,
    pageCache: () => pageCache.usage(),
    admission: () => admission.counters(),
    log: logState,
    outbox: () => readOutboxFigures(storage.db, realClock.now()),
  };
}
