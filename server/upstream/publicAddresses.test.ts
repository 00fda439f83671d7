import { promisify } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';

/** Responses of the name server, one per look-up. */
const named: string[][] = [];
jest.unstable_mockModule('node:dns', () => ({
  lookup: (_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      (named.shift() ?? []).map((address) => ({ address, family: 4 })),
    ),
}));
const { hasClosedAddress, isPublicAddress, lookupPublic } = await import('./publicAddresses.ts');

describe('isPublicAddress', () => {
  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.31.0.1', '192.168.1.1', '0.0.0.0', '100.100.0.1'])(
    'is false for %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each([
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1:ffff::7f00:1',
    '2002:7f00:1::',
  ])('is false for %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])('is true for %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('hasClosedAddress()', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]:8080/',
    'http://[::ffff:a00:1]/',
  ])('is true for %s', (url) => expect(hasClosedAddress(new URL(url))).toBe(true));

  it.each(['http://93.184.216.34/', 'http://localhost/', 'https://pictures.example/'])('is false for %s', (url) =>
    expect(hasClosedAddress(new URL(url))).toBe(false),
  );
});

describe('lookupPublic()', () => {
  const resolve = promisify(lookupPublic);

  it('fails for a name with any private address', async () => {
    named.push(['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []);
    await expect(resolve('localhost', {})).rejects.toThrow('not a public address');
    await expect(resolve('pictures.example', {})).rejects.toThrow('not a public address');
    await expect(resolve('pictures.example', {})).rejects.toThrow('no address');
  });

  it('checks each connection again', async () => {
    named.push(['93.184.216.34'], ['127.0.0.1']);
    expect(await resolve('pictures.example', {})).toBe('93.184.216.34');
    await expect(resolve('pictures.example', {})).rejects.toThrow('not a public address');
  });
});
