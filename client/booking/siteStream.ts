import type { SiteEvent } from '../../shared/booking/BookingTypes.ts';
import { parseSiteEvent } from '../../shared/booking/parseSiteEvent.ts';
import type { StopSignal } from '../../shared/kit/StopSignal.ts';

const mostSites = 5;
/** Before each new attempt, ms; after the last of them the search has failed. */
const pausesMs = [1000, 2000, 4000];
/** A connection on which nothing has come for so long is taken for dead, ms: heartbeats cannot be seen here. */
const silenceMs = 60_000;

/** Of the stream that is open in this tab: a browser has few connections, and a visitor looks at one search. */
let closeOpenOne = (): void => undefined;

/**
 * The workshops of a search as they come, read from a stream of the server: at most five, each once. A connection that
 * breaks is made anew after the last workshop that came; when that fails again and again, an error is the last event.
 * Ends early, without an event, when `signal` aborts or another stream is opened. The connection is closed at its end
 * and while the page is put away.
 * @param connect opens the stream after a department ("" from the beginning)
 */
export async function* siteStream(
  cursor: string,
  signal: StopSignal,
  connect: (after: string) => EventSource,
): AsyncGenerator<SiteEvent, void, undefined> {
  const coming: SiteEvent[] = [];
  const seen = new Set<string>();
  let last = cursor;
  let failures = 0;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = { hasAll: false, isUnwanted: false };
  let wake = (): void => undefined;

  const disconnect = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const stop = (): void => {
    state.isUnwanted = true;
    disconnect();
    wake();
  };
  const take = (event: SiteEvent): void => {
    if ('departmentId' in event) {
      last = event.departmentId;
      failures = 0;
      if (seen.has(last)) return;
      seen.add(last);
    }
    coming.push(event);
    state.hasAll = !('departmentId' in event) || seen.size >= mostSites;
    if (state.hasAll) disconnect();
    wake();
  };
  const fail = (): void => {
    disconnect();
    const pause = pausesMs[failures];
    failures += 1;
    if (pause === undefined) take({ error: 'ServerError' });
    else timer = setTimeout(open, pause);
  };
  const waitForNext = (): void => {
    clearTimeout(timer);
    timer = setTimeout(fail, silenceMs);
  };
  function open(): void {
    const opened = connect(last);
    source = opened;
    waitForNext();
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (source !== opened) return;
      waitForNext();
      take(parseSiteEvent(typeof data === 'string' ? data : ''));
    };
    opened.onerror = () => {
      if (source === opened) fail();
    };
  }
  const putAway = disconnect;
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !state.hasAll && !state.isUnwanted && !source) open();
  };

  if (signal.aborted) return;
  closeOpenOne();
  closeOpenOne = stop;
  signal.addEventListener('abort', stop);
  window.addEventListener('pagehide', putAway);
  window.addEventListener('pageshow', comeBack);
  try {
    open();
    for (;;) {
      const event = coming.shift();
      if (state.isUnwanted) return;
      if (event) {
        yield event;
        continue;
      }
      if (state.hasAll) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    disconnect();
    signal.removeEventListener('abort', stop);
    window.removeEventListener('pagehide', putAway);
    window.removeEventListener('pageshow', comeBack);
  }
}
