import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sendStream } from './sendStream.ts';

let server: Server | null = null;
let sent: Promise<unknown> = Promise.resolve();

/** Serves what a function sends; returns the address. */
async function serve(send: (response: ServerResponse) => Promise<void>): Promise<string> {
  const running = createServer((_request, response) => {
    sent = send(response).catch((error: unknown) => error);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((running.address() as AddressInfo).port)}/`;
}

afterEach(() => {
  server?.close();
});

describe('a stream sent as a response', () => {
  it('adds one listener for the end of the response, and removes it', async () => {
    const counts: number[] = [];
    const address = await serve(async (response) => {
      const count = (): void => void counts.push(response.listenerCount('close'));
      async function* body(): AsyncGenerator<string> {
        yield 'a';
        await new Promise(setImmediate);
        count();
        yield 'b';
      }
      count();
      await sendStream(Readable.from(body()), response);
      count();
    });
    expect(await (await fetch(address)).text()).toBe('ab');
    await sent;
    const [before = 0, during, after] = counts;
    expect([during, after]).toEqual([before + 1, before]);
  });

  it('arrives whole when it is larger than the buffers', async () => {
    const bytes = Buffer.alloc(5_000_000, 'x');
    const address = await serve((response) => sendStream(Readable.from([bytes, bytes]), response));
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(10_000_000);
  });

  it('is cut off when its source fails', async () => {
    const address = await serve((response) => {
      async function* body(): AsyncGenerator<string> {
        yield 'a';
        await new Promise(setImmediate);
        throw new Error('lost');
      }
      return sendStream(Readable.from(body()), response);
    });
    await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
    expect(await sent).toMatchObject({ message: 'lost' });
  });

  it('ends its source when the client disconnects', async () => {
    let ended = (): void => undefined;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const address = await serve((response) => {
      async function* body(): AsyncGenerator<string> {
        try {
          for (;;) {
            yield 'x'.repeat(100_000);
            await new Promise(setImmediate);
          }
        } finally {
          ended();
        }
      }
      return sendStream(Readable.from(body()), response);
    });
    const client = new AbortController();
    const response = await fetch(address, { signal: client.signal });
    expect(response.status).toBe(200);
    client.abort();
    await end;
    expect(await sent).toBeUndefined();
  });
});
