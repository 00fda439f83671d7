import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { LookupFunction } from 'node:net';

/**
 * Networks that are not reachable over the internet.
 * These are loopback, private, link-local, carrier, documentation, test, multicast, and IPv6 that embeds an IPv4
 * address.
 */
const closed: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of closed) blocked.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');

/** False for addresses of this machine, private and reserved networks. IPv4 within IPv6 is checked as IPv4. */
export function isPublicAddress(address: string): boolean {
  return !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** True for a URL whose host is a literal address of no public network; names are not resolved. */
export function hasClosedAddress({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && !isPublicAddress(address);
}

/**
 * Resolves a host name like dns.lookup, and fails when any of its addresses is not public.
 * Connections use its result, so that a name cannot resolve differently after the check (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '');
      return;
    }
    const [first] = addresses;
    if (first === undefined) callback(new Error('no address'), '');
    else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), '');
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
