import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface HeldDocuments {
  /** Address of the proxy. */
  address: string;
  /** Sends the rest of the held documents. */
  release(): void;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that sends a document up to a place, and the rest when it is released.
 * @param place text after which the document is cut; it is in each document
 */
export async function holdDocuments(upstream: string, place: string): Promise<HeldDocuments> {
  const rests = new Set<() => void>();
  const server = createServer((incoming, response) => {
    const { method, url: path = '', headers } = incoming;
    const sent = { ...headers, 'accept-encoding': 'identity' };
    const call = request(new URL(path, upstream), { method, headers: sent, agent: false }, (answer) => {
      const { 'content-length': _length, ...answered } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered);
      if (!answered['content-type']?.startsWith('text/html')) return void answer.pipe(response);
      void text(answer).then((html) => {
        const cut = html.indexOf(place) + place.length;
        if (cut < place.length) return void response.destroy(new Error(`${path} is without ${place}`));
        response.write(html.slice(0, cut));
        rests.add(() => response.end(html.slice(cut)));
      });
    });
    call.on('error', () => response.destroy());
    response.on('close', () => call.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    release: () => {
      for (const end of rests) end();
      rests.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
