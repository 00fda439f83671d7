import { setTimeout as wait } from 'node:timers/promises';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { localDateTime } from '../../../shared/kit/time/localDateTime.ts';
import { parseSiteEvent } from '../../../shared/booking/workshops/parseSiteEvent.ts';
import { documentedFailure } from './readRefusal.ts';
import { refusalOf } from './refusalOf.ts';

const maxSites = 5;

interface Search {
  /** Department after which to continue; "" for the beginning. */
  cursor: string;
  signal: AbortSignal;
  /** Opens a connection that continues after a department. */
  connect: (cursor: string) => AsyncIterable<string>;
  /** Delays before reconnecting after a connection without new results. After the last one the search fails. */
  pausesMs: readonly number[];
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  logger: Logger;
}

/**
 * Yields the workshops of a search, five at most, reconnecting as often as needed.
 * Each connection continues after the last workshop received, so that none is missed; repeated ones are left out.
 * Invalid ones are left out and logged; if there are no others, the search has failed.
 */
export async function* searchSites(search: Search): AsyncGenerator<SiteEvent, void, undefined> {
  const { signal, connect, pausesMs, timeZone, logger } = search;
  const seenCursors = new Set([search.cursor]);
  let cursor = search.cursor;
  let fruitless = 0;
  let found = 0;
  let invalid = 0;
  const isStopped = (): boolean => signal.aborted;
  while (!isStopped()) {
    try {
      for await (const message of connect(cursor)) {
        const event = localSite(parseSiteEvent(message), timeZone);
        const invalidSite = event === null || 'error' in event ? departmentIn(message) : null;
        if (invalidSite !== null) {
          cursor = invalidSite || cursor;
          invalid += 1;
          logger.warn('booking.entriesLeftOut', { kind: 'workshop', count: 1, departmentId: invalidSite });
          continue;
        }
        if (event === null || !('departmentId' in event)) {
          if (event !== null && 'error' in event) yield { error: documentedFailure(event.error) };
          else yield found === 0 && invalid > 0 ? { error: { code: 'ServerError' } } : { noSites: true };
          return;
        }
        cursor = event.departmentId;
        if (seenCursors.has(cursor)) continue;
        seenCursors.add(cursor);
        fruitless = 0;
        found += 1;
        yield event;
        if (found === maxSites) return;
      }
    } catch (error) {
      const failure = refusalOf(error, logger);
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

/** Converts a workshop's first time to local time; null when it is no time. */
function localSite(event: SiteEvent, timeZone: string): SiteEvent | null {
  if (!('departmentId' in event)) return event;
  const firstTimeSlot = localDateTime(event.firstTimeSlot, timeZone);
  return firstTimeSlot === null ? null : { ...event, firstTimeSlot };
}

/** Department of a message that describes a workshop, "" without a valid one; null for other messages. */
function departmentIn(message: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('departmentId' in value || 'siteName' in value)) return null;
  const { departmentId } = value as { departmentId?: unknown };
  return typeof departmentId === 'string' ? departmentId : '';
}
