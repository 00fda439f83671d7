import { expect, it } from '@jest/globals';
import { acceptedEncoding } from './acceptedEncoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['GZIP ; Q=0.5', 'gzip'],
  ['deflate', 'identity'],
])('a client that accepts %p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
