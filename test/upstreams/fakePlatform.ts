import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type PlatformFault =
  | 'silent'
  | 'reset'
  | 'closesKept'
  | 'cutShort'
  | 'stalled'
  | 'declaredHuge'
  | 'huge'
  | 'redirectAway'
  | 'redirectHome'
  | 'error';

/** Call received by the platform. */
export interface PlatformCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakePlatform {
  origin: string;
  calls: PlatformCall[];
  setFault(fault: PlatformFault | null): void;
  stop(): Promise<void>;
}

/** Starts a content platform's own host: a real HTTP server for its api and media, with faults. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const calls: PlatformCall[] = [];
  let fault: PlatformFault | null = null;
  const used = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => {
        calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const isUsed = used.has(request.socket);
        used.add(request.socket);
        if (fault === 'closesKept') answer(request, response, isUsed ? 'reset' : null);
        else answer(request, response, fault);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    setFault: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer(request: IncomingMessage, response: ServerResponse, fault: PlatformFault | null): void {
  const huge = Buffer.alloc(64 * 1024, 'x');
  switch (fault) {
    case 'silent':
      return;
    case 'reset':
      request.socket.destroy();
      return;
    case 'cutShort':
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
      response.write('half', () => request.socket.destroy());
      return;
    case 'stalled':
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write('half');
      return;
    case 'declaredHuge':
      response.writeHead(200, { 'content-length': String(10 ** 9) });
      response.write('x');
      return;
    case 'huge':
      response.writeHead(200, { 'content-type': 'image/png' });
      for (let at = 0; at < 32; at += 1) response.write(huge);
      response.end();
      return;
    case 'redirectAway':
      response.writeHead(302, { location: 'https://evil.example/' }).end();
      return;
    case 'redirectHome':
      response.writeHead(301, { location: `http://${request.headers.host ?? ''}/-/media/moved.png?v=2` }).end();
      return;
    case 'error':
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"fault":true}');
      return;
    case null:
      response.writeHead(200, {
        'content-type': request.url?.includes('/api/') ? 'application/json' : 'image/png',
        'cache-control': 'public, max-age=60',
        etag: '"one"',
        'set-cookie': 'platform=1',
        'content-security-policy': "default-src 'unsafe-inline'",
        server: 'platform',
        connection: 'x-hop',
        'x-hop': '1',
      });
      response.end(request.method === 'HEAD' ? '' : JSON.stringify(`bytes of ${request.url ?? ''}`));
  }
}
