import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadPlan, LoadResult, StatusResult } from './LoadPlan.ts';
import { createResponseReader } from './responseReader.ts';

const readBufferBytes = 256 * 1024;

/** Sends the requests of a plan over raw sockets, one at a time per connection. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const results = new Map<number, StatusResult>();
  const started = performance.now();
  const end = started + (plan.durationMs ?? Infinity);
  const maxRequests = plan.requests ?? Infinity;
  let sent = 0;
  let errors = 0;
  const heads = plan.paths.map((path) => requestParts(plan, path));

  const nextRequest = (): string => {
    const parts = heads[sent % heads.length] ?? [];
    sent += 1;
    return parts.length === 1 ? (parts[0] ?? '') : parts.join(String((plan.firstNumber ?? 0) + sent));
  };
  const mayGoOn = (): boolean => sent < maxRequests && performance.now() < end;

  const record = (status: number, latency: number, bytes: number, hasRetryAfter: boolean): void => {
    let result = results.get(status);
    if (!result) results.set(status, (result = { status, count: 0, latencies: [], bytes: 0, withRetryAfter: 0 }));
    result.count += 1;
    result.latencies.push(latency);
    result.bytes += bytes;
    if (hasRetryAfter) result.withRetryAfter += 1;
  };

  /** Resolves when the connection has sent its last request and read the response. */
  const runConnection = (maxOnConnection: number): Promise<void> =>
    new Promise((resolve) => {
      let sentAt = 0;
      let count = 0;
      let isConnected = false;
      let isWaiting = false;
      const reader = createResponseReader(({ status, text }, bytes) => {
        isWaiting = false;
        record(status, performance.now() - sentAt, bytes, status === 503 && /\r\nretry-after:/i.test(`\r\n${text}`));
        send();
      });
      const socket: Socket = connect({
        port: plan.port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(readBufferBytes),
          callback: (size, buffer) => {
            reader((buffer as Buffer).subarray(0, size));
            return true;
          },
        },
      });
      function send(): void {
        if (count >= maxOnConnection || !mayGoOn()) {
          socket.destroy();
          return;
        }
        count += 1;
        isWaiting = true;
        if (count > 1) sentAt = performance.now();
        socket.write(nextRequest(), 'latin1');
      }
      sentAt = performance.now(); // A new connection's first response includes the connection time.
      socket.once('connect', () => {
        isConnected = true;
        send();
      });
      socket.once('error', () => undefined); // "close" follows
      socket.once('close', () => {
        if (isWaiting || !isConnected) errors += 1;
        resolve();
      });
    });

  const { newConnectionsPerSecond } = plan;
  if (newConnectionsPerSecond !== undefined) {
    const running: Promise<void>[] = [];
    for (let due = started; mayGoOn(); due += 1000 / newConnectionsPerSecond) {
      await wait(Math.max(0, due - performance.now()));
      running.push(runConnection(1));
    }
    await Promise.all(running);
  } else {
    await Promise.all(
      Array.from({ length: plan.connections }, async () => {
        // A server may close a connection; the load continues on another one.
        while (mayGoOn()) await runConnection(Infinity);
      }),
    );
  }
  const byStatus = [...results.values()];
  return {
    seconds: (performance.now() - started) / 1000,
    count: byStatus.reduce((sum, { count }) => sum + count, 0),
    byStatus,
    errors,
  };
}

/** The bytes of a request, split at the number. */
function requestParts({ headers, newConnectionsPerSecond }: LoadPlan, path: string): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const connection = newConnectionsPerSecond === undefined ? 'keep-alive' : 'close';
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}connection: ${connection}\r\n\r\n`.split('{n}');
}
