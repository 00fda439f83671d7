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
  /** Resolves when so many requests have come. */
  received(count: number): Promise<void>;
  /** How it answers from now on. */
  answerWith(listener: RequestListener): void;
  stop(): Promise<void>;
}

/** A real server that keeps what it is asked and answers as told; {} with status 200 at first. */
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
