import { describe, expect, it } from '@jest/globals';
import { createResponseReader } from './responseReader.ts';

function read(...pieces: string[]): { status: number; bytes: number }[] {
  const responses: { status: number; bytes: number }[] = [];
  const reader = createResponseReader(({ status }, bytes) => responses.push({ status, bytes }));
  for (const piece of pieces) reader(Buffer.from(piece, 'latin1'));
  return responses;
}

const known = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';

describe('createResponseReader()', () => {
  it('reports a response with a length when its last byte has come', () => {
    expect(read(known.slice(0, -1))).toEqual([]);
    expect(read(known)).toEqual([{ status: 200, bytes: known.length }]);
  });

  it('reports a chunked response whatever the bytes between which it is split', () => {
    for (let at = 1; at < chunked.length; at += 1) {
      expect(read(chunked.slice(0, at), chunked.slice(at))).toEqual([{ status: 200, bytes: chunked.length }]);
    }
  });

  it('reports a chunked response that comes byte by byte', () => {
    expect(read(...Array.from(chunked))).toEqual([{ status: 200, bytes: chunked.length }]);
  });

  it('reports responses of a connection one after another', () => {
    const refused = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n';
    expect(read(chunked, refused, known).map(({ status }) => status)).toEqual([200, 503, 200]);
  });

  it('takes a 304 as a response without a body', () => {
    expect(read('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n')).toHaveLength(1);
  });

  it('refuses a response of which no length is known', () => {
    expect(() => read('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello')).toThrow('without a length');
  });
});
