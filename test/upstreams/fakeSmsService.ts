import type { ServerResponse } from 'node:http';
import { fakeUpstream } from './fakeUpstream.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** Faults when receiving a message; a number is the status of the response. */
export type SmsFault = number | 'hangs' | 'half' | 'no JSON' | 'takes it and breaks off';

export interface FakeSmsService extends FakeUpstream {
  /** Accepted messages by idempotency key. */
  taken: Map<string, { from: string; to: string; text: string }>;
  /** Sets the fault of all further requests; null accepts messages again. */
  failWith(fault: SmsFault | null, headers?: Record<string, string>): void;
}

/** Starts a real server that accepts text messages once per key: 409 for a duplicate. */
export async function fakeSmsService(): Promise<FakeSmsService> {
  const upstream = await fakeUpstream();
  const taken: FakeSmsService['taken'] = new Map();

  const take = (): boolean => {
    const seen = upstream.seen.at(-1);
    const key = String(seen?.headers['idempotency-key']);
    if (taken.has(key)) return false;
    taken.set(key, JSON.parse(seen?.body ?? '') as { from: string; to: string; text: string });
    return true;
  };
  const answerWell = (response: ServerResponse): void => {
    const status = take() ? 202 : 409;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"sms-1"}');
  };
  const fail = (fault: SmsFault, headers: Record<string, string>, response: ServerResponse): void => {
    if (typeof fault === 'number') response.writeHead(fault, headers).end('{"error":"+46701740605 is odd"}');
    else if (fault === 'no JSON') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Moving</h1>');
    else if (fault === 'half') {
      response.writeHead(202, { 'content-type': 'application/json', 'content-length': '400' });
      response.write('{"id": ');
      response.destroy();
    } else if (fault === 'takes it and breaks off') {
      take();
      response.destroy();
    }
  };
  upstream.answerWith((_request, response) => answerWell(response));
  return {
    ...upstream,
    taken,
    failWith: (fault, headers = {}) =>
      upstream.answerWith((_request, response) => {
        if (fault === null) answerWell(response);
        else fail(fault, headers, response);
      }),
  };
}
