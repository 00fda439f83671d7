import { isIPv4, isIPv6 } from 'node:net';
import { withoutPort } from '../security/withoutPort.ts';

/** A network that a client belongs to. */
export interface Network {
  /** Its client's key, or the wider prefix: "192.0.2.0/24", "2001:db8:0/48". */
  key: string;
  /** Allowance as a multiple of one client's. */
  factor: number;
}

/**
 * Allowances of wider networks.
 * One customer of a provider has a /56 or /48 of IPv6, with 256 or 65,536 networks of the size of one client. A /24 of
 * IPv4 may be the exit of many mobile phones.
 */
const widerFactors = { ipv4Of24: 16, ipv6Of56: 4, ipv6Of48: 16 };

/**
 * Networks of a client, the narrowest first.
 * @param client its key: see addressKey
 */
export function networksOf(client: string): Network[] {
  const own = { key: client, factor: 1 };
  const bytes = client.split('.');
  if (bytes.length === 4) return [own, { key: `${bytes.slice(0, 3).join('.')}.0/24`, factor: widerFactors.ipv4Of24 }];
  const groups = client.split(':');
  const [first = '', second = '', third = '', fourth = ''] = groups;
  if (groups.length !== 4) return [own];
  const of48 = `${first}:${second}:${third}`;
  const upperByte = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [
    own,
    { key: `${of48}:${upperByte}00/56`, factor: widerFactors.ipv6Of56 },
    { key: `${of48}/48`, factor: widerFactors.ipv6Of48 },
  ];
}

/**
 * Normalises a client address for counting: an IPv4 address, or the /64 network of IPv6.
 * Anything else, which a proxy may have passed on unchecked, counts as one client.
 */
export function addressKey(sender: string): string {
  const address = withoutPort(sender);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
