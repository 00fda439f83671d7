import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy that buffers complete responses before it forwards them.
 * Proxies with a buffer do so with short responses, unless a response has X-Accel-Buffering: no.
 */
export async function bufferingProxy(upstream: string): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const { method, url = '', headers } = asked;
    const passed = request(upstream + url, { method, headers, agent: false }, (response) => {
      const { 'x-accel-buffering': buffering, ...rest } = response.headers;
      answer.writeHead(response.statusCode ?? 502, rest);
      if (buffering === 'no') {
        answer.flushHeaders();
        response.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => answer.end(Buffer.concat(parts)));
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
