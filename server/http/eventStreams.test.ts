import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { ErrorRequestHandler } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';
import { waitUntil } from '../../test/fixtures/waitUntil.ts';
import { createEventStreams } from './eventStreams.ts';
import type { EventStream } from './eventStreams.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server of streams only; the visitor's address is in X-Forwarded-For. */
async function serve(settings: Parameters<typeof createEventStreams>[0]) {
  const streams = createEventStreams(settings);
  const opened: EventStream[] = [];
  const app = express();
  app.set('trust proxy', true);
  app.get('/', (request, response) => {
    opened.push(streams.open(request, response));
  });
  // as after a step that took longer than the visitor stayed
  app.get('/late', (request, response) => {
    response.writeContinue(); // the request is here
    response.once('close', () => opened.push(streams.open(request, response)));
  });
  const asStatus: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (error instanceof ProblemError) response.status(error.problem.status).end();
    else next(error);
  };
  app.use(asStatus);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { streams, opened, port: (server.address() as AddressInfo).port };
}

interface Visitor {
  socket: Socket;
  /** Resolves with the head of the response. */
  head: Promise<string>;
}

/** Requests over a separate socket, which is read only when `reads`. */
function visit(port: number, address: string, path = '/'): Visitor {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  const head = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n\r\n')[0] ?? ''));
  });
  return { socket, head };
}

const over = (stream: EventStream | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!stream) reject(new Error('There is no such stream.'));
    else if (stream.signal.aborted) resolve();
    else stream.signal.addEventListener('abort', () => resolve());
  });

describe('event streams', () => {
  it('are limited per address', async () => {
    const { port, opened, streams } = await serve({ maxPerAddress: 2, maxTotal: 3 });
    const ask = async (address: string) => (await visit(port, address).head).split('\r\n');
    for (const address of ['192.0.2.1', '192.0.2.1']) expect((await ask(address))[0]).toContain('200');
    const third = await ask('192.0.2.1');
    expect(third[0]).toContain('503');
    expect(third).toContain('Retry-After: 5');
    expect((await ask('192.0.2.2'))[0]).toContain('200');
    expect((await ask('192.0.2.3'))[0]).toContain('503');
    opened[0]?.end();
    expect(streams.openCount).toBe(2);
    expect((await ask('192.0.2.1'))[0]).toContain('200');
    streams.close();
    expect(streams.openCount).toBe(0);
    expect((await ask('192.0.2.9'))[0]).toContain('503');
  });

  it('leave room for others however many one /48 opens', async () => {
    const { port } = await serve({ maxPerAddress: 1, maxTotal: 20 });
    const statusOf = async (address: string) => (await visit(port, address).head).split(' ')[1];
    const statuses = [];
    for (let at = 0; at < 20; at += 1) statuses.push(await statusOf(`2001:db8:1:${(at * 256).toString(16)}::1`));
    expect(statuses.filter((status) => status === '200')).toHaveLength(16);
    expect(await statusOf('2001:db8:2::1')).toBe('200');
  });

  it('do not count a visitor who left before the stream began', async () => {
    const { streams, opened, port } = await serve({});
    const { socket, head } = visit(port, '192.0.2.1', '/late');
    await head;
    socket.destroy();
    await waitUntil(() => opened.length === 1);
    expect(streams.openCount).toBe(0);
  });

  it('wait for a slow reader', async () => {
    const { port, opened } = await serve({});
    const { socket, head } = visit(port, '192.0.2.1');
    await head;
    socket.pause();
    const [stream] = opened;
    const data = 'x'.repeat(1_000_000);
    let sent = 0;
    const isHeld = new Promise<void>((resolve) => {
      const next = async (): Promise<void> => {
        while (sent < 200 && !stream?.signal.aborted) {
          const sending = stream?.send({ data });
          sent += 1;
          const first = await Promise.race([sending?.then(() => 'sent'), new Promise((held) => setImmediate(held))]);
          if (first !== 'sent') {
            resolve();
            await sending;
          }
        }
      };
      void next();
    });
    await isHeld;
    expect(sent).toBeLessThan(200);
    socket.destroy();
    await over(stream);
    const after = stream?.send({ data });
    await expect(after).resolves.toBeUndefined();
  });

  it('give up a reader that takes nothing for some heartbeats', async () => {
    const { port, opened } = await serve({ heartbeatMs: 5 });
    const { socket, head } = visit(port, '192.0.2.1');
    await head;
    socket.pause();
    const [stream] = opened;
    void stream?.send({ data: 'x'.repeat(50_000_000) });
    await over(stream);
    expect(stream?.signal.aborted).toBe(true);
    socket.destroy();
  });

  it('leave out an id that would end its line', async () => {
    const { port, opened } = await serve({});
    const { socket, head } = visit(port, '192.0.2.1');
    await head;
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    await opened[0]?.send({ id: 'a\nb', data: { line: 'c\nd' } });
    await opened[0]?.send({ id: 'e', data: 1 });
    opened[0]?.end();
    await new Promise<void>((resolve) => {
      socket.once('end', resolve);
      if (text.includes('0\r\n\r\n')) resolve();
      socket.on('data', () => text.includes('0\r\n\r\n') && resolve());
    });
    expect(text.match(/^(id|data).*$/gm)).toEqual(['data: {"line":"c\\nd"}', 'id: e', 'data: 1']);
    socket.destroy();
  });
});
