import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import type { DevServer } from './DevServer.ts';
import { reloadPath } from './ReloadStream.ts';
import type { ReloadStream } from './ReloadStream.ts';

interface FrontParts {
  server: Pick<DevServer, 'port'>;
  pages: Pick<ReloadStream, 'add' | 'version'>;
}

/**
 * Creates the HTTP server that developers open.
 * It passes requests on to the server under development. While that restarts, they wait.
 */
export function createFront({ server, pages }: FrontParts): Server {
  const proxy = createProxyServer({});
  // A page finds its version here. That of its event stream, which opens later, may be newer.
  proxy.on('proxyRes', ({ headers }) => {
    headers['server-timing'] = `version;desc="${pages.version}"`;
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    const body = isRepeatable ? { buffer: Readable.from([]) } : {}; // the request itself is read only once
    let failed: { port: number; error: unknown } | undefined;
    try {
      for (;;) {
        const port = await server.port();
        if (port === failed?.port) throw failed.error;
        if (response.destroyed) return;
        try {
          await proxy.web(request, response, { target: { host: '127.0.0.1', port }, ...body });
          return;
        } catch (error) {
          // a process that ends closes connections that it has not read
          if (!isRepeatable || response.headersSent) throw error;
          failed = { port, error };
        }
      }
    } catch (error) {
      refuse(response, error);
    }
  };
  return createServer((request, response) => {
    // A page that has not changed is sent all the same: it has a new version.
    if (request.headers['sec-fetch-dest'] === 'document') delete request.headers['if-none-match'];
    if (request.url === reloadPath) pages.add(response);
    else void pass(request, response);
  });
}

/** Says why there is no page; the browser asks again, until there is one. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '1' });
  response.end(`${error instanceof Error ? error.message : String(error)}\n`);
}
