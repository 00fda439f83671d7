import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import { createSecurityHeaders } from '../../../server/http/security/securityHeaders.ts';
import { testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost';
const withSubdomains = 'max-age=31536000; includeSubDomains';

const servers: Server[] = [];
/** Ports of servers with and without all subdomains covered, and of one that refuses all pages. */
let port: number;
let plainPort: number;
let overloadedPort: number;

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const services = await testServices({ pageCacheBytes: 10_000_000 });
  const securityHeaders = createSecurityHeaders({ hstsSubdomains: true });
  const admission = { ...services.admission, refusal: () => 5 };
  plainPort = await listen(createRequestHandler(services));
  port = await listen(createRequestHandler({ ...services, securityHeaders }));
  overloadedPort = await listen(createRequestHandler({ ...services, securityHeaders, admission }));
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends a raw request line, which HTTP clients would normalise; returns status and HSTS header. */
async function send(to: number, target: string): Promise<{ status: number; hsts: string | undefined }> {
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(to, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding('latin1').on('data', (piece: string) => (received += piece));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
    hsts: /\r\nstrict-transport-security: ([^\r]*)/i.exec(text)?.[1],
  };
}

describe('Strict-Transport-Security', () => {
  it.each([
    ['a rendered page', '/kontakt', 200],
    ['the same page from the cache', '/kontakt', 200],
    ['a page that does not exist', '/no-such-page', 404],
    ['a file', '/robots.txt', 200],
    ['an API', '/api/no-such-api', 404],
    ['the health check', '/healthz', 200],
    ['a target that is no path', 'ftp://elsewhere/', 400],
  ])('covers subdomains in %s where HSTS_SUBDOMAINS is 1', async (_name, target, status) => {
    expect(await send(port, target)).toEqual({ status, hsts: withSubdomains });
  });

  it('covers subdomains in a page that an overloaded server refuses', async () => {
    expect(await send(overloadedPort, '/kontakt')).toEqual({ status: 503, hsts: withSubdomains });
  });

  it('covers the host alone by default', async () => {
    expect(await send(plainPort, '/kontakt')).toEqual({ status: 200, hsts: 'max-age=31536000' });
  });
});
