import { describe, expect, it } from '@jest/globals';
import { addressKey, networksOf } from './networksOf.ts';

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

describe('networksOf()', () => {
  it('has the /24 of an IPv4 address', () => {
    expect(networksOf('192.0.2.7').map(({ key }) => key)).toEqual(['192.0.2.7', '192.0.2.0/24']);
  });

  it('has the /56 with the /48 of an IPv6 network', () => {
    const keys = networksOf(addressKey('2001:db8:0:1207::1')).map(({ key }) => key);
    expect(keys).toEqual(['2001:db8:0:1207', '2001:db8:0:1200/56', '2001:db8:0/48']);
    expect(networksOf(addressKey('2001:db8:0:12ff::1'))[1]?.key).toBe('2001:db8:0:1200/56');
    expect(networksOf(addressKey('2001:db8:0:7::1'))[1]?.key).toBe('2001:db8:0:000/56');
  });

  it('allows wider networks more', () => {
    for (const client of ['192.0.2.7', '2001:db8:0:7']) {
      const factors = networksOf(client).map(({ factor }) => factor);
      expect(factors).toEqual([...factors].sort((one, other) => one - other));
    }
  });

  it('has only the client itself where the address is not known', () => {
    expect(networksOf('unknown')).toEqual([{ key: 'unknown', factor: 1 }]);
  });
});
