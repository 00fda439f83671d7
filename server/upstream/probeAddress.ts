import fetch, { FetchError } from 'node-fetch';

export interface Probe {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What a back end answers to a request that changes nothing. */
export type ProbeAnswer =
  | {
      kind: 'answered';
      status: number;
      milliseconds: number;
      /** How far the back end's clock is ahead of ours, by its Date header; null without one. */
      clockAheadMs: number | null;
    }
  /** `code`: ECONNREFUSED, ENOTFOUND, "timeout" … */
  | { kind: 'failed'; code: string; milliseconds: number };

/** Asks an address once, follows no redirect, and reads nothing of the body. Never rejects. */
export async function probeAddress(
  { url, method = 'GET', headers = {}, body }: Probe,
  timeoutMs = 8000,
): Promise<ProbeAnswer> {
  const startedAt = Date.now();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...(body && { body }) });
    const endedAt = Date.now();
    response.body?.resume();
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      kind: 'answered',
      status: response.status,
      milliseconds: endedAt - startedAt,
      // a Date header has whole seconds: its middle, against the middle of the call
      clockAheadMs: Number.isNaN(date) ? null : date + 500 - (startedAt + endedAt) / 2,
    };
  } catch (error) {
    const code = error instanceof FetchError ? (error.code ?? error.type) : 'unknown';
    return { kind: 'failed', code: signal.aborted ? 'timeout' : code, milliseconds: Date.now() - startedAt };
  }
}
