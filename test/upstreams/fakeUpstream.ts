import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeUpstream {
  address: string;
  seen: SeenRequest[];
  /** Resolves when `count` requests have arrived. */
  received(count: number): Promise<void>;
  /** Sets the handler of all further requests. */
  answerWith(listener: RequestListener): void;
  stop(): Promise<void>;
}

/** Starts a real server that records requests and responds as set; initially {} with status 200. */
export async function fakeUpstream(): Promise<FakeUpstream> {
  const seen: SeenRequest[] = [];
  const waiting = new Set<() => void>();
  let listener: RequestListener = (_request, response) => response.end('{}');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      listener(request, response);
      for (const check of [...waiting]) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    received: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (seen.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    answerWith: (next) => {
      listener = next;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
