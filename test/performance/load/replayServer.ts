import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Replay {
  /** Alternating names and values. */
  rawHeaders: string[];
  body: Uint8Array;
}

/**
 * node:http only: responds to every request with the same header block and bytes. Sends its port by message; receives
 * a Replay by message and confirms it.
 */
let current: Replay = { rawHeaders: [], body: new Uint8Array() };
const server = createServer((_request, response) => {
  response.writeHead(200, current.rawHeaders);
  response.end(current.body);
});
server.keepAliveTimeout = 65_000;
process.on('message', (replay: Replay) => {
  current = replay;
  process.send?.('replaced');
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
