import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldScripts {
  /** Port of the proxy: a page from it has no cached scripts. */
  port: number;
  /** Lets the held scripts through, and later ones. */
  release(): void;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that holds the module that a page enters by: no part hydrates before it.
 * The others pass: they would take all connections of a browser, and keep the page from loading.
 */
export async function holdScripts(upstream: string): Promise<HeldScripts> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isHeld = (path: string): boolean => path.startsWith('/assets/main-');
  const server = createServer((incoming, response) => {
    const { method, url: path = '', headers } = incoming;
    const forward = (): void => {
      const call = request(new URL(path, upstream), { method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      call.on('error', () => response.destroy());
      response.on('close', () => call.destroy());
      incoming.pipe(call);
    };
    if (isHeld(path)) void released.then(forward);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    release,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
