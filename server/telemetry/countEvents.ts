import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { LogEvent } from '../../shared/kit/LogEvent.ts';
import { eventLogged } from './signals.ts';

/** Counted elsewhere, with more facts; the hot path of cached pages would pay for them twice. */
const ownMetrics = new Set<LogEvent>(['request.done', 'request.closedEarly', 'request.refused', 'upstream.answered']);

/**
 * Counts log events at any level; facts of leads, bookings, stock and circuit breakers become metrics.
 * Call the result to stop.
 */
export function countEvents(registers: Registry[]): () => void {
  const events = new Counter({
    name: 'forecourt_events_total',
    help: 'Log events, including those below the log level.',
    labelNames: ['event', 'level'],
    registers,
  });
  const leads = new Counter({
    name: 'forecourt_leads_total',
    help: 'Enquiries that were stored.',
    labelNames: ['site', 'kind'],
    registers,
  });
  const bookings = new Counter({
    name: 'forecourt_bookings_total',
    help: 'Bookings of workshops and wheel changes by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const circuits = new Gauge({
    name: 'forecourt_upstream_circuit_open',
    help: '1 while calls to a back end are not sent because it fails, per kind of call.',
    labelNames: ['upstream', 'kind'],
    registers,
    aggregator: 'max',
  });
  let stock: ReturnType<typeof stockGauges> | undefined;
  let feeds: Gauge | undefined;
  return eventLogged.listen(({ level, event, facts }) => {
    if (ownMetrics.has(event)) return;
    events.inc({ event, level });
    switch (event) {
      case 'leads.taken':
        leads.inc({ site: text(facts['site']), kind: text(facts['kind']) });
        break;
      case 'booking.booked':
        bookings.inc({ outcome: 'booked' });
        break;
      case 'booking.sent':
        bookings.inc({ outcome: facts['outcome'] === 'done' ? 'booked' : text(facts['outcome']) });
        break;
      case 'upstream.circuitChanged':
        circuits.set(
          { upstream: text(facts['upstream']), kind: text(facts['kind'] ?? '') },
          facts['state'] === 'open' ? 1 : 0,
        );
        break;
      case 'feed.loaded':
        feeds ??= feedGauge(registers);
        feeds.setToCurrentTime({ feed: text(facts['feed']) });
        break;
      case 'catalogue.indexed':
        stock ??= stockGauges(registers);
        stock.cars.set(Number(facts['cars']));
        stock.readAt.setToCurrentTime();
        break;
    }
  });
}

function feedGauge(registers: Registry[]): Gauge {
  return new Gauge({
    name: 'forecourt_feed_timestamp_seconds',
    help: 'Time at which a stock feed was last read and accepted (Unix time).',
    labelNames: ['feed'],
    registers,
    aggregator: 'min',
  });
}

/** Created with the first stock: with a search service there are none. */
function stockGauges(registers: Registry[]) {
  return {
    cars: new Gauge({
      name: 'forecourt_stock_cars',
      help: 'Cars of the stock in service.',
      registers,
      aggregator: 'max',
    }),
    readAt: new Gauge({
      name: 'forecourt_stock_timestamp_seconds',
      help: 'Time at which the stock in service was read (Unix time).',
      registers,
      aggregator: 'min',
    }),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : 'unknown');
