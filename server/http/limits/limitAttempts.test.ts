import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { addressKey, countAttempts } from './limitAttempts.ts';
import type { CountAttempts } from './limitAttempts.ts';

describe('addressKey', () => {
  it('is the address itself for IPv4', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });
  it('is the network of 64 bits for IPv6', () => {
    const network = '2001:db8:0:7';
    for (const address of [
      '2001:db8:0:7::1',
      '2001:DB8:0:7:ffff:ffff:ffff:ffff',
      '2001:0db8:0000:0007:0000:0000:0000:0001',
      '2001:db8:0:7:1::',
    ]) {
      expect(addressKey(address)).toBe(network);
    }
    expect(addressKey('2001:db8:0:8::1')).not.toBe(network);
    expect(addressKey('::1')).toBe('0:0:0:0');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0');
  });
  it('takes what is no address as it stands', () => {
    expect(addressKey('')).toBe('unknown');
    expect(new Set(['garbage1', 'garbage2', '1.2.3', 'unknown'].map(addressKey))).toEqual(new Set(['unknown']));
  });

  it('leaves the port out that some proxies pass on', () => {
    expect(addressKey('192.0.2.7:50412')).toBe('192.0.2.7');
    expect(addressKey('[2001:db8::1]:50412')).toBe(addressKey('2001:db8::1'));
  });
});

describe('countAttempts()', () => {
  const response = { set: () => undefined } as unknown as Response;
  const isRefused = (count: CountAttempts, ip: string): Promise<boolean> =>
    count({ ip, ips: [], socket: {} } as unknown as Request, response).then(
      () => false,
      () => true,
    );

  it('leaves the attempts of all to others while one address is refused', async () => {
    const count = countAttempts(1, 'forms');
    for (let attempt = 0; attempt < 200; attempt += 1) await isRefused(count, '192.0.2.7');
    expect(await isRefused(count, '192.0.2.7')).toBe(true);
    expect(await isRefused(count, '198.51.100.1')).toBe(false);
  });

  it('refuses a new address when all together have sent too many', async () => {
    const count = countAttempts(1, 'forms');
    for (let address = 0; address < 100; address += 1) await isRefused(count, `192.0.2.${String(address)}`);
    expect(await isRefused(count, '198.51.100.1')).toBe(true);
  });
});
