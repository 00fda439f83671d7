/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WorkshopSite } from '../../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { siteStream } from './siteStream.ts';

/** A connection whose other end is the test. */
class FakeSource {
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly after: string;

  constructor(after: string) {
    this.after = after;
  }
  close(): void {
    this.isClosed = true;
  }
  /** Sends events as the wire spells them: an error is its code. */
  say(...events: (WorkshopSite | { error: string } | { noSites: true })[]): void {
    for (const event of events) this.onmessage?.({ data: JSON.stringify(event) });
  }
  breakOff(): void {
    this.onerror?.();
  }
}

const site = (number: number): WorkshopSite => ({
  departmentId: `D${number}`,
  siteId: '',
  siteName: `Workshop ${number}`,
  address: '',
  latitude: 59,
  longitude: 18,
  brands: [],
  firstTimeSlot: '2026-11-23T08:00:00',
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A running search with its results and connections. */
function search(cursor = '') {
  const sources: FakeSource[] = [];
  const stop = new AbortController();
  const events: SiteEvent[] = [];
  const found = siteStream(cursor, stop.signal, (after) => {
    const source = new FakeSource(after);
    sources.push(source);
    return source as unknown as EventSource;
  });
  const ended = (async () => {
    for await (const event of found) events.push(event);
  })();
  const source = (): FakeSource => {
    const last = sources.at(-1);
    if (!last) throw new Error('There is no connection.');
    return last;
  };
  return { sources, source, stop, events, ended };
}

const names = (events: SiteEvent[]): string[] =>
  events.map((event) => ('departmentId' in event ? event.departmentId : JSON.stringify(event)));
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe('siteStream', () => {
  it('closes after the fifth workshop', async () => {
    const { source, events, ended } = search();
    source().say(site(1), site(2));
    await jest.advanceTimersByTimeAsync(0);
    expect(names(events)).toEqual(['D1', 'D2']);
    expect(source().isClosed).toBe(false);
    source().say(site(3), site(4), site(5), site(6));
    await ended;
    expect(names(events)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5']);
    expect(source().isClosed).toBe(true);
  });

  it.each([
    [{ error: 'InvalidReg' }, { error: { code: 'InvalidReg' } }],
    [{ noSites: true } as const, { noSites: true }],
  ])('closes after %j', async (last, event) => {
    const { source, events, ended } = search();
    source().say(site(1), last, site(2));
    await ended;
    expect(names(events)).toEqual(['D1', JSON.stringify(event)]);
    expect(source().isClosed).toBe(true);
  });

  it('takes what it cannot read for a failed search', async () => {
    const { source, events, ended } = search();
    source().onmessage?.({ data: '<html>' });
    await ended;
    expect(events).toEqual([{ error: { code: 'ServerError' } }]);
  });

  it('resumes after the last workshop when the connection breaks', async () => {
    const { sources, source, events, ended } = search('D0');
    expect(source().after).toBe('D0');
    source().say(site(1), site(2));
    source().breakOff();
    expect(source().isClosed).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(sources.map(({ after }) => after)).toEqual(['D0', 'D2']);
    sources[0]?.say(site(9)); // too late
    source().say(site(2), site(3));
    source().breakOff();
    await jest.advanceTimersByTimeAsync(1000);
    source().say(site(4), site(5));
    await ended;
    expect(names(events)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5']);
  });

  it('gives up after repeated failures to connect', async () => {
    const { sources, source, events, ended } = search();
    source().say(site(1));
    for (const pause of [1000, 2000, 4000]) {
      source().breakOff();
      await jest.advanceTimersByTimeAsync(pause - 1);
      const { length } = sources;
      await jest.advanceTimersByTimeAsync(1);
      expect(sources).toHaveLength(length + 1);
    }
    source().breakOff();
    await ended;
    expect(names(events)).toEqual(['D1', '{"error":{"code":"ServerError"}}']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes a connection that has long been silent for a broken one', async () => {
    const { sources, stop, ended } = search();
    await jest.advanceTimersByTimeAsync(61_000);
    expect(sources).toHaveLength(2);
    expect(sources[0]?.isClosed).toBe(true);
    stop.abort();
    await ended;
  });

  it('ends when its caller aborts', async () => {
    const { source, events, ended, stop } = search();
    source().say(site(1));
    await jest.advanceTimersByTimeAsync(0);
    stop.abort();
    source().say(site(2));
    await ended;
    expect(names(events)).toEqual(['D1']);
    expect(source().isClosed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('never connects when it is aborted before it begins', async () => {
    const connect = jest.fn<() => EventSource>();
    const none = siteStream('', AbortSignal.abort(), connect);
    expect(await none.next()).toEqual({ done: true, value: undefined });
    expect(connect).not.toHaveBeenCalled();
  });

  it('closes its connection when its reader stops reading', async () => {
    const source = new FakeSource('');
    const found = siteStream('', new AbortController().signal, () => source as unknown as EventSource);
    const first = found.next();
    source.say(site(1), site(2));
    expect(await first).toMatchObject({ value: { departmentId: 'D1' } });
    await found.return();
    expect(source.isClosed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is one of its tab: a new one ends the one before', async () => {
    const first = search();
    const second = search();
    await first.ended;
    expect(first.source().isClosed).toBe(true);
    expect(first.events).toEqual([]);
    expect(second.source().isClosed).toBe(false);
    second.source().say({ noSites: true });
    await second.ended;
    const third = search();
    third.source().say(site(1), { noSites: true });
    await third.ended;
    expect(names(third.events)).toEqual(['D1', '{"noSites":true}']);
  });

  it('reconnects when the page returns from the back-forward cache', async () => {
    const { sources, source, events, ended } = search();
    source().say(site(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(source().isClosed).toBe(true);
    window.dispatchEvent(pageshow(false));
    expect(sources).toHaveLength(1);
    window.dispatchEvent(pageshow(true));
    expect(sources.map(({ after }) => after)).toEqual(['', 'D1']);
    source().say(site(2), { noSites: true });
    await ended;
    expect(names(events)).toEqual(['D1', 'D2', '{"noSites":true}']);
    window.dispatchEvent(pageshow(true));
    expect(sources).toHaveLength(2);
  });
});
