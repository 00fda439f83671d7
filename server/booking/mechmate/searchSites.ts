import { setTimeout as wait } from 'node:timers/promises';
import type { SiteEvent } from '../../../shared/booking/BookingTypes.ts';
import { parseSiteEvent } from '../../../shared/booking/workshops/parseSiteEvent.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { documentedFailure, readRefusal } from './readRefusal.ts';

const maxSites = 5;

interface Search {
  /** Department after which to continue; "" for the beginning. */
  cursor: string;
  signal: AbortSignal;
  /** Opens a connection that continues after a department. */
  connect: (cursor: string) => AsyncIterable<string>;
  /** Delays before reconnecting after a connection without new results. After the last one the search fails. */
  pausesMs: readonly number[];
}

/**
 * Yields the workshops of a search, five at most, reconnecting as often as needed.
 * Each connection continues after the last workshop received, so that none is missed; repeated ones are left out.
 */
export async function* searchSites(search: Search): AsyncGenerator<SiteEvent, void, undefined> {
  const { signal, connect, pausesMs } = search;
  const seenCursors = new Set([search.cursor]);
  let cursor = search.cursor;
  let fruitless = 0;
  const isStopped = (): boolean => signal.aborted;
  while (!isStopped()) {
    try {
      for await (const message of connect(cursor)) {
        const event = parseSiteEvent(message);
        if (!('departmentId' in event)) {
          yield 'error' in event ? { error: documentedFailure(event.error) } : event;
          return;
        }
        cursor = event.departmentId;
        if (seenCursors.has(cursor)) continue;
        seenCursors.add(cursor);
        fruitless = 0;
        yield event;
        if (seenCursors.size > maxSites) return;
      }
    } catch (error) {
      const failure = error instanceof UpstreamStatusError && error.isRefusal ? readRefusal(error.body) : null;
      if (failure !== null) {
        yield { error: failure };
        return;
      }
    }
    const pause = pausesMs[fruitless];
    fruitless += 1;
    if (pause === undefined) {
      if (!isStopped()) yield { error: { code: 'ServerError' } };
      return;
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}
