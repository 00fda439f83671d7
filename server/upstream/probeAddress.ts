import fetch, { FetchError } from 'node-fetch';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';

export interface Probe {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Result of a probe request that changes nothing. */
export type ProbeAnswer =
  | {
      kind: 'answered';
      status: number;
      milliseconds: number;
      /** Lead of the back end's clock over this one, from its Date header; null without one. */
      clockAheadMs: number | null;
    }
  /** `code`: ECONNREFUSED, ENOTFOUND, "timeout" … */
  | { kind: 'failed'; code: string; milliseconds: number };

/** Requests a URL once, without redirects and without reading the body. Never rejects. */
export async function probeAddress(
  { url, method = 'GET', headers = {}, body }: Probe,
  timeoutMs = 8000,
): Promise<ProbeAnswer> {
  const startedAt = Date.now();
  const started = monotonicMs();
  const milliseconds = (): number => Math.round(monotonicMs() - started);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...(body && { body }) });
    const endedAt = Date.now();
    response.body?.resume();
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      kind: 'answered',
      status: response.status,
      milliseconds: milliseconds(),
      // a Date header has whole seconds: its middle is compared with the middle of the call
      clockAheadMs: Number.isNaN(date) ? null : date + 500 - (startedAt + endedAt) / 2,
    };
  } catch (error) {
    const code = error instanceof FetchError ? (error.code ?? error.type) : 'unknown';
    return { kind: 'failed', code: signal.aborted ? 'timeout' : code, milliseconds: milliseconds() };
  }
}
