import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

let server: Server;
let layouts = 0;

beforeAll(async () => {
  const gateways = await demoGateways();
  const content = {
    ...gateways.content,
    layout: (query: Parameters<typeof gateways.content.layout>[0]) => {
      layouts += 1;
      return gateways.content.layout(query);
    },
  };
  const services = await testServices({ gateways: { ...gateways, content }, pageCacheBytes: 10_000_000 });
  server = createServer(createRequestHandler(services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a raw request line, which HTTP clients would normalise. */
async function send(target: string, host = 'polhem-bil.localhost'): Promise<{ status: number; location: string }> {
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding('utf8').on('data', (piece: string) => (received += piece));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
    location: /\r\nlocation: ([^\r]*)/i.exec(text)?.[1] ?? '',
  };
}

describe('an address that is not written as its page is', () => {
  it.each([
    ['/kontakt/', '/kontakt'],
    ['/Kontakt', '/kontakt'],
    ['/OM-OSS//Karriar/?a=B', '/om-oss/karriar?a=B'],
    ['/EN/About-us', '/en/about-us'],
    ['/sv/kontakt/', '/kontakt'],
    ['/sv', '/'],
    ['/en/', '/en'],
    ['/BILAR/Volvo/?car_fuel=El', '/bilar/volvo?car_fuel=El'],
    ['/Bil/ABC123/Volvo-XC60/', '/bil/ABC123/Volvo-XC60'],
    ['/SV/BIL/ABC123', '/bil/ABC123'],
  ])('%s is sent on for good to %s', async (from, to) => {
    expect(await send(from)).toEqual({ status: 308, location: to });
  });

  it('is redirected without being rendered', async () => {
    layouts = 0;
    for (let at = 0; at < 20; at += 1) await send(`/Made-Up-${String(at)}/`);
    expect(layouts).toBe(0);
  });

  it.each(['/sv/\\elsewhere.example', '/sv//elsewhere.example', '/\\elsewhere.example', '//elsewhere.example/%2e%2e'])(
    '%s never leads to another host',
    async (target) => {
      const { location } = await send(target);
      expect(new URL(location, 'http://polhem-bil.localhost').host).toBe('polhem-bil.localhost');
      expect(location).toMatch(/^\/[^/\\]/);
    },
  );
});

describe('a request with two Host headers', () => {
  it('is refused', async () => {
    const hosts = 'polhem-bil.localhost\r\nhOST: polhem-trucks.localhost';
    expect((await send('/kontakt', hosts)).status).toBe(400);
    expect((await send('/kontakt', 'polhem-bil.localhost\r\nX-Host: a\r\nHost: polhem-bil.localhost')).status).toBe(
      400,
    );
  });
});

describe('a request in absolute form', () => {
  it('is one for the host that its address names', async () => {
    expect(await send('http://polhem-bil.localhost/kontakt', 'elsewhere.example')).toEqual({
      status: 200,
      location: '',
    });
    expect((await send('http://polhem-trucks.localhost/bilmarken/vw')).status).toBe(404);
  });

  it('is redirected within its host', async () => {
    expect(await send('http://polhem-bil.localhost/sv/kontakt?a=1')).toEqual({ status: 308, location: '/kontakt?a=1' });
    expect(await send('http://polhem-bil.localhost/tjanstebil')).toEqual({ status: 308, location: '/foretag' });
    expect(await send('http://polhem-bil.localhost')).toEqual({ status: 200, location: '' });
  });

  it.each(['ftp://polhem-bil.localhost/', 'http://%/'])('that cannot be read (%s) is refused', async (target) => {
    expect((await send(target)).status).toBe(400);
  });
});
