import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { hasOneHost } from '../http/security/createHostGate.ts';
import { createHttpServer } from './createHttpServer.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function listening(maxConnections: number): Promise<number> {
  const server = createHttpServer((request, response) => response.end(hasOneHost(request) ? 'ok' : 'two hosts'), {
    maxConnections,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends text on a new connection; resolves to the first chunk of the response, "" if there is none. */
function send(port: number, text: string): Promise<{ answer: string; socket: Socket }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const end = (answer: string): void => resolve({ answer, socket });
    socket.setEncoding('utf8').once('data', end);
    socket.once('close', () => end('')).on('error', () => end(''));
    ends.push(() => socket.destroy());
  });
}

const get = (headers = ''): string => `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

describe('createHttpServer()', () => {
  it('closes connections beyond the maximum', async () => {
    const port = await listening(1);
    const first = await send(port, get());
    expect(first.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await send(port, get())).answer).toBe('');
    const closed = new Promise((resolve) => first.socket.once('close', resolve));
    first.socket.destroy();
    await closed;
    let answer = '';
    while (answer === '') ({ answer } = await send(port, get()));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('sees a second host behind thousands of headers', async () => {
    const port = await listening(10);
    const many = 'a:\r\n'.repeat(2500);
    expect((await send(port, get(many))).answer).toMatch(/ok$/);
    expect((await send(port, get(`${many}Host: other\r\n`))).answer).toMatch(/two hosts$/);
  });

  it('refuses headers of more than 16 kB with 431', async () => {
    const port = await listening(10);
    expect((await send(port, get(`X-Long: ${'a'.repeat(15_000)}\r\n`))).answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await send(port, get(`X-Long: ${'a'.repeat(17_000)}\r\n`))).answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});
