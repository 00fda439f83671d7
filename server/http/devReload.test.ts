import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { devReload } from './devReload.ts';

const fault = { place: 'client/ui/Button.tsx:3:1', message: 'Unexpected "}"', line: '}' };
let messages: EventEmitter;
let server: Server;
beforeEach(async () => {
  messages = new EventEmitter();
  server = express().use(devReload(messages)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens the stream; resolves to a function that waits for a text in it. */
async function openStream(): Promise<(text: string) => Promise<string>> {
  const { port } = server.address() as AddressInfo;
  const [stream] = (await once(get({ port, path: '/_dev/reload' }), 'response')) as [IncomingMessage];
  let received = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    received += part;
    stream.emit('more');
  });
  return async (text) => {
    while (!received.includes(text)) await once(stream, 'more');
    return received;
  };
}

describe('/_dev/reload', () => {
  it('names the running build', async () => {
    const received = await openStream();
    expect(await received('event: build')).toMatch(/event: build\ndata: \d+/);
  });

  it('passes the errors of a build on to open pages', async () => {
    const received = await openStream();
    await received('event: build');
    messages.emit('message', { buildFaults: [fault] });
    expect(await received('event: faults')).toContain(`event: faults\ndata: ${JSON.stringify([fault])}\n\n`);
  });

  it('tells a page that opens later of the errors', async () => {
    messages.emit('message', { buildFaults: [fault] });
    const received = await openStream();
    expect(await received('event: faults')).toContain('Button.tsx:3:1');
  });

  it('ignores other messages', async () => {
    const received = await openStream();
    messages.emit('message', 'NODE_HANDLE');
    messages.emit('message', { buildFaults: [fault] });
    expect(await received('Button.tsx')).not.toContain('NODE_HANDLE');
  });
});
