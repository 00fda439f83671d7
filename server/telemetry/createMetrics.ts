import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { withDeadline } from '../kit/withDeadline.ts';
import type { LogState } from '../http/logging/createLogOutput.ts';
import type { OutboxFigures } from '../storage/outbox/outboxFigures.ts';
import { countEvents } from './countEvents.ts';
import { pageRendered, pageServed, requestEnded, upstreamEnded } from './signals.ts';

/** Numbers that are read when metrics are requested. */
export interface MetricSources {
  version: string;
  /** Open event streams. */
  openStreams(): number;
  pageCache(): { bytes: number; pages: number };
  log(): LogState;
  admission(): { refused: number; current: number; waiting: number };
  /** Rejects when the database fails. */
  outbox(): Promise<OutboxFigures>;
}

export interface Metrics {
  /** Makes the sources readable; until then their numbers are left out. */
  use(sources: MetricSources): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<{ type: string; body: string }>;
  /** Stops listening. */
  close(): void;
}

/** Upper bounds in seconds. A cached page takes less than 1 ms, a queued and rendered page up to seconds. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const upstreamBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const outboxStates: readonly string[] = ['waiting', 'kept', 'dead'];
/** Timeout of the database in a scrape. */
const databaseMs = 2000;
/** The figures of one scrape are read once. */
const figuresMs = 500;

/** Metrics of all workers, aggregated in their primary process. */
export function createClusterMetrics(): Metrics {
  const aggregator = new AggregatorRegistry();
  return {
    use: () => undefined,
    text: async () => ({ type: aggregator.contentType, body: await aggregator.clusterMetrics() }),
    close: () => undefined,
  };
}

/**
 * Metrics of this process.
 * Labels have a fixed number of values and no visitor data. Create it before the services: their events are counted
 * from then on. A worker sends them to its primary process on request.
 */
export function createMetrics({ isWorker = false } = {}): Metrics {
  const registry = new Registry();
  if (isWorker) {
    AggregatorRegistry.setRegistries(registry);
    new AggregatorRegistry(); // listens to requests of the primary process
  }
  collectDefaultMetrics({ register: registry });
  // gauges named like counters, which linters refuse; nodejs_active_resources has them by type
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const registers = [registry];
  const closers = [
    ...observeRequests(registers),
    ...observePages(registers),
    observeUpstreams(registers),
    countEvents(registers),
  ];
  return {
    use: (sources) => addSources(registers, sources),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    close: () => {
      for (const close of closers) close();
      registry.clear();
    },
  };
}

function observeRequests(registers: Registry[]): (() => void)[] {
  const total = new Counter({
    name: 'forecourt_http_requests_total',
    help: 'Requests by route, method and status; status 499: the client disconnected early.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'Time from the first byte of the request to the last byte of the response.',
    labelNames: ['route'],
    buckets: requestBuckets,
    registers,
  });
  return [
    requestEnded.listen(({ route, method, status, seconds, closedEarly }) => {
      const shown = methods.has(method) ? method : 'other';
      total.inc({ route, method: shown, status: closedEarly ? 499 : status });
      if (!route.endsWith('(stream)')) duration.observe({ route }, seconds);
    }),
  ];
}

function observePages(registers: Registry[]): (() => void)[] {
  const served = new Counter({
    name: 'forecourt_page_cache_total',
    help: 'Pages by source: hit, stale (served while renewed), miss (rendered), old (in place of a failure), uncached.',
    labelNames: ['outcome'],
    registers,
  });
  const render = new Histogram({
    name: 'forecourt_page_render_duration_seconds',
    help: 'Time of rendering a page: "load" waits for data, "draw" blocks the process.',
    labelNames: ['phase'],
    buckets: requestBuckets,
    registers,
  });
  return [
    pageServed.listen((outcome) => served.inc({ outcome })),
    pageRendered.listen(({ load, draw }) => {
      render.observe({ phase: 'load' }, load);
      render.observe({ phase: 'draw' }, draw);
    }),
  ];
}

function observeUpstreams(registers: Registry[]): () => void {
  const total = new Counter({
    name: 'forecourt_upstream_calls_total',
    help: 'Attempts to call a back end by outcome; circuitOpen and rateLimit were not sent.',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'forecourt_upstream_call_duration_seconds',
    help: 'Time of an attempt that was sent.',
    labelNames: ['upstream'],
    buckets: upstreamBuckets,
    registers,
  });
  return upstreamEnded.listen(({ upstream, outcome = 'ok', seconds = 0 }) => {
    total.inc({ upstream, outcome });
    if (outcome !== 'circuitOpen' && outcome !== 'rateLimit') duration.observe({ upstream }, seconds);
  });
}

function addSources(registers: Registry[], sources: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  new Gauge({
    name: 'forecourt_build_info',
    help: 'Processes by version of the build.',
    labelNames: ['version'],
    registers,
  }).set({ version: sources.version }, 1);
  gauge('forecourt_event_streams', 'Open event streams.', sources.openStreams);
  gauge('forecourt_page_cache_bytes', 'Memory of cached pages.', () => sources.pageCache().bytes);
  gauge('forecourt_page_cache_pages', 'Cached pages.', () => sources.pageCache().pages);
  gauge('forecourt_renders', 'Pages and searches in progress.', () => sources.admission().current);
  gauge('forecourt_renders_waiting', 'Pages and searches waiting to start.', () => sources.admission().waiting);
  new Counter({
    name: 'forecourt_renders_refused_total',
    help: 'Pages and searches that were refused because the process is overloaded.',
    registers,
    collect() {
      this.reset();
      this.inc(sources.admission().refused);
    },
  });
  addLog(registers, sources);
  addOutbox(registers, sources);
}

function addLog(registers: Registry[], { log }: MetricSources): void {
  new Gauge({
    name: 'forecourt_log_up',
    help: '1 if the destination of the log takes lines.',
    registers,
    aggregator: 'min',
    collect() {
      this.set(log().condition === 'ok' ? 1 : 0);
    },
  });
  new Counter({
    name: 'forecourt_log_dropped_lines_total',
    help: 'Log lines left out because their destination did not take them in time.',
    registers,
    collect() {
      this.reset();
      this.inc(log().droppedLines);
    },
  });
}

/** The same in every process: over several, the maximum counts. */
function addOutbox(registers: Registry[], { outbox }: MetricSources): void {
  const read = once(() => withDeadline(outbox(), databaseMs, () => null).catch(() => null), figuresMs);
  new Gauge({
    name: 'forecourt_database_up',
    help: '1 if the database answered the queries of this scrape within two seconds.',
    registers,
    aggregator: 'min',
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'forecourt_outbox_entries',
    help: 'Messages and leads to send, by kind and state; the same in every process.',
    labelNames: ['kind', 'state'],
    registers,
    aggregator: 'max',
    async collect() {
      const figures = await read();
      this.reset();
      for (const { kind, state, count } of figures?.counts ?? []) {
        if (outboxStates.includes(state)) this.set({ kind, state }, count); // the number of delivered ones only grows
      }
    },
  });
  new Gauge({
    name: 'forecourt_outbox_overdue_seconds',
    help: 'Seconds for which the oldest waiting entry is overdue; 0 when none is due.',
    labelNames: ['kind'],
    registers,
    aggregator: 'max',
    async collect() {
      const figures = await read();
      this.reset();
      for (const { kind } of figures?.counts ?? []) this.set({ kind }, figures?.overdueSeconds.get(kind) ?? 0);
    },
  });
}

/** One result for all calls within some time, ms. */
function once<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { result: Promise<T>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > ms) last = { result: work(), at: performance.now() };
    return last.result;
  };
}
