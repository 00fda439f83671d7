import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, lookupPublic } from './publicAddresses.ts';

describe('isPublicAddress', () => {
  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.31.0.1', '192.168.1.1', '0.0.0.0', '100.100.0.1'])(
    'is false for %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each(['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'])(
    'is false for %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])('is true for %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('lookupPublic()', () => {
  it('fails for a name of this machine', async () => {
    await expect(promisify(lookupPublic)('localhost', {})).rejects.toThrow('not a public address');
  });
});
