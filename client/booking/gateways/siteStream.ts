import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { parseSiteEvent } from '../../../shared/booking/workshops/parseSiteEvent.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';

const maxSites = 5;
/** Pauses before each reconnect, ms; after the last one the search has failed. */
const pausesMs = [1000, 2000, 4000];
/** Silence after which a connection counts as dead, ms: heartbeats are invisible to EventSource. */
const silenceMs = 60_000;

/** Closes the stream open in this tab: browsers limit connections, and a visitor views one search. */
let closeOpenOne = (): void => undefined;

/**
 * Workshops of a search as they arrive from a server stream: at most five, each once.
 * A broken connection resumes after the last received workshop; after repeated failures the last event is an error.
 * Ends early, without an event, when `signal` aborts or another stream opens. The connection is closed at the end and
 * while the page is in the back/forward cache.
 * @param connect opens the stream after a department ("" from the beginning)
 */
export async function* siteStream(
  cursor: string,
  signal: StopSignal,
  connect: (after: string) => EventSource,
): AsyncGenerator<SiteEvent, void, undefined> {
  const coming: SiteEvent[] = [];
  const seenSites = new Set<string>();
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
      if (seenSites.has(last)) return;
      seenSites.add(last);
    }
    coming.push(event);
    state.hasAll = !('departmentId' in event) || seenSites.size >= maxSites;
    if (state.hasAll) disconnect();
    wake();
  };
  const fail = (): void => {
    disconnect();
    const pause = pausesMs[failures];
    failures += 1;
    if (pause === undefined) take({ error: { code: 'ServerError' } });
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
  const onPageHide = disconnect;
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !state.hasAll && !state.isUnwanted && !source) open();
  };

  if (signal.aborted) return;
  closeOpenOne();
  closeOpenOne = stop;
  signal.addEventListener('abort', stop);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
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
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  }
}
