import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { limitBodyTime } from './limitBodyTime.ts';

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

/** Sends text to a server that reads every body; returns the response once the connection is closed. */
async function sendTo(times: { bodyMs?: number; uploadMs?: number }, text: string): Promise<string> {
  const app = express().post(/.*/, express.text({ type: () => true }), (_request, response) => {
    response.set('Connection', 'close').send('taken');
  });
  const server = createServer(limitBodyTime(app, times));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

const post = (path: string, headers: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;

describe('limitBodyTime()', () => {
  it.each([
    ['Content-Length: 100', 'half'],
    ['Transfer-Encoding: chunked', '4\r\nhalf\r\n'],
  ])('responds 408 to a body that stalls (%s)', async (header, body) => {
    const answer = await sendTo({ bodyMs: 50 }, post('/api/search', header, body));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('leaves a body that arrives alone', async () => {
    const answer = await sendTo({ bodyMs: 2000 }, post('/api/search', 'Content-Length: 4', 'body'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['/api/forms/photos', 'Content-Length: 9'],
    ['/bil/1/x', 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9'],
  ])('gives uploads to %s their own time', async (path, headers) => {
    const answer = await sendTo({ bodyMs: 20_000, uploadMs: 50 }, post(path, headers, 'half'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gives no extra time to an API route without files', async () => {
    const headers = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9';
    const answer = await sendTo({ bodyMs: 50, uploadMs: 20_000 }, post('/api/search', headers, 'half'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
