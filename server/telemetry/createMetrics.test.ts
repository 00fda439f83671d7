import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../http/logging/createLogger.ts';
import { createMetrics } from './createMetrics.ts';
import type { Metrics, MetricSources } from './createMetrics.ts';
import { pageRendered, pageServed, requestEnded, upstreamEnded } from './signals.ts';

let metrics: Metrics;

const sources: MetricSources = {
  version: '0.1.0+test',
  openStreams: () => 3,
  pageCache: () => ({ bytes: 1000, pages: 2 }),
  log: () => ({ condition: 'diskFull', droppedLines: 12 }),
  admission: () => ({ refused: 5, current: 1, waiting: 4 }),
  outbox: () =>
    Promise.resolve({
      counts: [
        { kind: 'lead', state: 'waiting', count: 7 },
        { kind: 'mail', state: 'delivered', count: 900 },
      ],
      overdueSeconds: new Map([['lead', 321]]),
    }),
};

beforeEach(() => {
  metrics = createMetrics();
});
afterEach(() => metrics.close());

const text = async (): Promise<string> => (await metrics.text()).body;

describe('metrics', () => {
  it('name no gauge like a counter', async () => {
    const gauges = [...(await text()).matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name = '']) => name);
    expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
    expect(gauges).toContain('nodejs_active_resources');
  });

  it('count requests by route', async () => {
    const end = { method: 'GET', route: 'page:carList', path: '/bilar', status: 200, seconds: 0.2, closedEarly: false };
    requestEnded.send(end);
    requestEnded.send({ ...end, closedEarly: true });
    requestEnded.send({ ...end, method: 'BREW' });
    const shown = await text();
    expect(shown).toContain('forecourt_http_requests_total{route="page:carList",method="GET",status="200"} 1');
    expect(shown).toContain('forecourt_http_requests_total{route="page:carList",method="GET",status="499"} 1');
    expect(shown).toContain('forecourt_http_requests_total{route="page:carList",method="other",status="200"} 1');
    expect(shown).toContain('forecourt_http_request_duration_seconds_bucket{le="0.25",route="page:carList"} 3');
    expect(shown).not.toContain('/bilar');
  });

  it('leave the durations of streams out', async () => {
    const stream = { route: '/api/mechmate/departments (stream)', path: '/', seconds: 600, closedEarly: true };
    requestEnded.send({ method: 'GET', status: 200, ...stream });
    expect(await text()).not.toContain('duration_seconds_sum{route="/api/mechmate/departments (stream)"}');
  });

  it('report how pages were served', async () => {
    pageServed.send('hit');
    pageServed.send('stale');
    pageRendered.send({ load: 0.004, draw: 0.03 });
    const shown = await text();
    expect(shown).toContain('forecourt_page_cache_total{outcome="hit"} 1');
    expect(shown).toContain('forecourt_page_cache_total{outcome="stale"} 1');
    expect(shown).toContain('forecourt_page_render_duration_seconds_sum{phase="draw"} 0.03');
  });

  it('count calls to back ends by outcome', async () => {
    const call = { upstream: 'edge', method: 'POST', path: '/', headers: {}, propagates: true };
    upstreamEnded.send({ ...call, outcome: 'ok', seconds: 0.3 });
    upstreamEnded.send({ ...call, outcome: 'circuitOpen', seconds: 0 });
    const shown = await text();
    expect(shown).toContain('forecourt_upstream_calls_total{upstream="edge",outcome="ok"} 1');
    expect(shown).toContain('forecourt_upstream_calls_total{upstream="edge",outcome="circuitOpen"} 1');
    expect(shown).toContain('forecourt_upstream_call_duration_seconds_count{upstream="edge"} 1');
  });

  it('count events below the log level', async () => {
    const logger = createLogger('silent');
    logger.info('leads.taken', { site: 'fjord-bil', kind: 'contact', formSubmissionId: 'an-id' });
    logger.info('booking.booked', { id: 'a-booking' });
    logger.info('booking.sent', { outcome: 'unknown' });
    logger.warn('upstream.circuitChanged', { upstream: 'edge', state: 'open' });
    logger.info('catalogue.indexed', { cars: 2000 });
    logger.info('feed.loaded', { feed: 'import' });
    const shown = await text();
    expect(shown).toContain('forecourt_leads_total{site="fjord-bil",kind="contact"} 1');
    expect(shown).toContain('forecourt_bookings_total{outcome="booked"} 1');
    expect(shown).toContain('forecourt_bookings_total{outcome="unknown"} 1');
    expect(shown).toContain('forecourt_upstream_circuit_open{upstream="edge",kind=""} 1');
    expect(shown).toContain('forecourt_stock_cars 2000');
    expect(shown).toMatch(/forecourt_feed_timestamp_seconds\{feed="import"\} \d+/);
    expect(shown).toContain('forecourt_events_total{event="leads.taken",level="info"} 1');
    expect(shown).not.toMatch(/an-id|a-booking/);
  });

  it('have the numbers of the services once they run', async () => {
    expect(await text()).not.toContain('forecourt_build_info');
    metrics.use(sources);
    const shown = await text();
    expect(shown).toContain('forecourt_build_info{version="0.1.0+test"} 1');
    expect(shown).toContain('forecourt_event_streams 3');
    expect(shown).toContain('forecourt_log_up 0');
    expect(shown).toContain('forecourt_log_dropped_lines_total 12');
    expect(shown).toContain('forecourt_renders_refused_total 5');
    expect(shown).toContain('forecourt_outbox_entries{kind="lead",state="waiting"} 7');
    expect(shown).toContain('forecourt_outbox_overdue_seconds{kind="lead"} 321');
    expect(shown).not.toContain('state="delivered"');
    expect(shown).toContain('forecourt_database_up 1');
  });

  it('report that the database is down', async () => {
    metrics.use({ ...sources, outbox: () => Promise.reject(new Error('gone')) });
    const shown = await text();
    expect(shown).toContain('forecourt_database_up 0');
    expect(shown).not.toContain('forecourt_outbox_entries{');
  });
});
