import { createServer, request as send } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { slowMs } from './faults.ts';
import type { Fault } from './faults.ts';
import { freePort } from './freePort.ts';

interface FaultyHttp {
  /** Returns the URL of a target through the proxy. */
  at(target: string): string;
  /** Sets the fault; null forwards everything. */
  failWith(fault: Fault | null): Promise<void>;
  /** Number of requests received, including failed ones. */
  count(): number;
  stop(): Promise<void>;
}

const json = { 'content-type': 'application/json' };

/** Starts an HTTP proxy to a local server that fails on demand. */
export async function faultyHttp(targetOrigin: string): Promise<FaultyHttp> {
  const target = new URL(targetOrigin);
  let fault: Fault | null = null;
  let requests = 0;

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { method, url: path, headers } = request;
    const { hostname, port } = target;
    const call = send({ hostname, port, method, path, headers: { ...headers, host: target.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    call.end(body);
  };

  /** A client that has given up needs no response. */
  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    pass(request, response).catch(() => response.destroy());
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    requests += 1;
    response.on('error', () => undefined);
    switch (fault) {
      case null:
        passOn(request, response);
        return;
      case 'slow':
        setTimeout(() => passOn(request, response), slowMs);
        return;
      case '500':
        response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
        return;
      case '429':
        response.writeHead(429, { ...json, 'retry-after': '1' }).end('{}');
        return;
      case 'half an answer':
        response.writeHead(200, { ...json, 'content-length': '4000' });
        response.write('{"data": {"content": [{"id": "1", ');
        setImmediate(() => response.destroy());
        return;
      case 'wrong JSON':
        response.writeHead(200, json).end('{"surprise": ');
        return;
      case 'empty':
        response.writeHead(200, json).end();
        return;
      default: // Hangs; refused clients do not get here.
    }
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer(answer);
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const port = await freePort();
  let server: Server | null = await listen(port);
  const close = async (): Promise<void> => {
    const closing = server;
    server = null;
    closing?.closeAllConnections();
    await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(null)));
  };
  return {
    at: (address) => {
      const url = new URL(address);
      url.host = `127.0.0.1:${String(port)}`;
      return url.href;
    },
    failWith: async (next) => {
      fault = next;
      if (next === 'refused') await close();
      else server ??= await listen(port);
    },
    count: () => requests,
    stop: close,
  };
}
