import { describe, expect, it } from '@jest/globals';
import { shownAddress } from './shownAddress.ts';

describe('shownAddress()', () => {
  it.each([
    ['', 'http://localhost:3000'],
    ['127.0.0.1', 'http://localhost:3000'],
    ['192.168.1.20', 'http://192.168.1.20:3000'],
    ['fd00::20', 'http://[fd00::20]:3000'],
  ])('with HOST=%s is %s', (host, address) => {
    expect(shownAddress(host, 3000)).toBe(address);
  });
});
