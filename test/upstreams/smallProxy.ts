import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Load balancer for machines without nginx, with the rules of deploy/nginx/forecourt.conf.
 * Processes take turns; a request that a process does not accept, or a repeatable request that it does not
 * respond to or refuses with 503, is retried once on another one.
 * @param host of all requests
 */
export async function startSmallProxy(
  ports: readonly number[],
  host: string,
): Promise<{ address: string; stop(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** @throws with `isSent` false when the process cannot have read anything */
  const send = (incoming: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      let isSent = false;
      const { method, url: path, headers } = incoming;
      const call = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, host } }, resolve);
      call.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isSent = true));
        else isSent = true;
      });
      call.once('error', (error) => reject(Object.assign(error, { isSent })));
      call.end(body);
    });

  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const mayRepeat = isRepeatable(incoming);
    turn += 1;
    for (const isLast of [false, true]) {
      const port = ports[(turn + Number(isLast)) % ports.length] ?? 0;
      try {
        const answer = await send(incoming, body, port);
        if (answer.statusCode === 503 && mayRepeat && !isLast) {
          answer.resume();
          continue;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      } catch (error) {
        const isSent = (error as { isSent?: boolean }).isSent !== false;
        if (isLast || (isSent && !mayRepeat)) break;
      }
    }
    response.writeHead(502).end();
  };

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns whether a request is idempotent: a read, a lead with its id, or a write with a key. */
function isRepeatable({ method, url, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || headers['idempotency-key'] !== undefined || (method === 'POST' && url === '/api/forms/comhub');
}
