import { Agent, createServer, get } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createListener } from './createListener.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(handler: RequestListener) {
  const server = createServer(handler);
  servers.push(server);
  const listener = createListener(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, listener, port: (server.address() as AddressInfo).port };
}

const statusOf = (port: number, agent?: Agent): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: agent ?? false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
    }).on('error', reject);
  });

describe('createListener()', () => {
  it('answers every request that was sent before the close', async () => {
    const { listener, port } = await listening((_request, response) => response.end('ok'));
    const requests = Array.from({ length: 40 }, () => statusOf(port));
    const sent = Promise.allSettled(requests);
    await listener.close(5000);
    const statuses = (await sent).map((result) => (result.status === 'fulfilled' ? result.value.status : 'failed'));
    expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
    await expect(statusOf(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('lets a request in progress finish', async () => {
    let finish = (): void => undefined;
    let hasBegun = (): void => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const { listener, port } = await listening((_request, response) => {
      finish = () => response.end('late');
      hasBegun();
    });
    const answer = statusOf(port, new Agent({ keepAlive: true }));
    await begun;
    const closed = listener.close(5000);
    finish();
    expect((await answer).status).toBe(200);
    await closed;
  });

  it('cuts a request that takes longer than the grace', async () => {
    let hasBegun = (): void => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const { listener, port } = await listening(() => hasBegun());
    const answer = statusOf(port).catch((error: unknown) => (error as NodeJS.ErrnoException).code);
    await begun;
    await listener.close(20);
    expect(await answer).toBe('ECONNRESET');
  });

  it('does not wait for a connection on which nothing was sent', async () => {
    const { listener, port, server } = await listening((_request, response) => response.end('ok'));
    const accepted = new Promise((resolve) => server.once('connection', resolve));
    const spare = connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => spare.once('close', resolve));
    spare.resume();
    await accepted;
    await listener.close(30_000);
    await closed;
  });

  it('closes each connection with its response once keep-alive has ended', async () => {
    const { listener, port } = await listening((_request, response) => response.end('ok'));
    const agent = new Agent({ keepAlive: true });
    expect((await statusOf(port, agent)).connection).toBe('keep-alive');
    listener.endKeepAlive();
    expect((await statusOf(port, agent)).connection).toBe('close');
    agent.destroy();
  });
});
