import { withoutPersonalData } from '../../../shared/kit/withoutPersonalData.ts';
import { maxReportedPlaces } from '../../../shared/site/BrowserError.ts';
import type { BrowserError } from '../../../shared/site/BrowserError.ts';

/** Maximum number of reports per document: the first failures matter most. */
const maxReports = 3;

const reported = new Set<string>();

/**
 * True for errors of extensions and other hosts' scripts, which cannot be fixed here.
 * Browsers hide the details of the latter.
 */
function isForeign(source: string): boolean {
  return source !== '' && !source.startsWith(`${window.location.origin}/`);
}

/** Positions in scripts of this host, from the stack format of any browser. */
function extractPlaces(stack: string): string[] {
  const places = stack.match(/[a-z-]+:\/\/[^\s()@]+:\d+:\d+/g) ?? [];
  const { origin } = window.location;
  return places
    .filter((place) => place.startsWith(`${origin}/assets/`))
    .map((place) => place.slice(origin.length))
    .slice(0, maxReportedPlaces);
}

/** Report of an event; null for an error of a foreign script. */
export function buildReport(event: ErrorEvent | PromiseRejectionEvent): BrowserError | null {
  const isRejection = 'reason' in event;
  const thrown: unknown = isRejection ? event.reason : event.error;
  const error = thrown instanceof Error ? thrown : null;
  const stack = error?.stack ?? '';
  const source = isRejection ? (/[a-z-]+:\/\/[^\s()@]+/.exec(stack)?.[0] ?? '') : event.filename;
  if (isForeign(source) || (error === null && !isRejection && event.message === 'Script error.')) return null;
  if (error?.name === 'AbortError') return null; // a request that the page itself aborted
  // a browser's notice that it notifies an observer a frame later
  if (error === null && !isRejection && event.message.startsWith('ResizeObserver loop')) return null;
  const message = error?.message ?? (isRejection ? typeof thrown : event.message);
  return {
    kind: isRejection ? 'rejection' : 'error',
    name: /^\w{1,60}$/.test(error?.name ?? '') ? (error?.name ?? '') : 'unknown',
    message: withoutPersonalData(message),
    at: extractPlaces(stack),
    page: window.location.pathname.slice(0, 300),
  };
}

/** Reports an error to the server: each kind once, and few in all. A failed report is ignored. */
export function reportFailure(event: ErrorEvent | PromiseRejectionEvent): void {
  const report = buildReport(event);
  if (!report) return;
  const body = JSON.stringify(report);
  if (reported.size >= maxReports || reported.has(body)) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json' };
  window.fetch('/api/browser-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
