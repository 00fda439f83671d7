import { beforeEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import { createSharedLimits } from '../storage/sharedLimits.ts';
import { createServiceLimits } from './createServiceLimits.ts';
import type { ServiceLimits } from './createServiceLimits.ts';
import { tireHotelLimits } from './tireHotelLimits.ts';

const forMs = 10 * 60_000;
let limits: ServiceLimits;

beforeEach(async () => {
  const storage = await openTemporaryStorage();
  const clock = testClock('2026-03-02T08:00:00.000Z');
  const shared = createSharedLimits({ storage, secret: () => 's'.repeat(32), clock });
  const searches = { address: [{ most: 8, forMs }], all: [{ most: 200, forMs }] };
  limits = createServiceLimits({
    shared,
    limits: { ...tireHotelLimits, searches },
    countsAddresses: true,
    logger: silentLogger,
  });
});

/** The number of searches that are allowed, one from each address. */
async function search(addresses: readonly string[]): Promise<number> {
  const results = [];
  for (const address of addresses) results.push(await Promise.allSettled([limits.take('searches', { address })]));
  return results.flat().filter(({ status }) => status === 'fulfilled').length;
}

const list = (length: number, addressOf: (at: number) => string): string[] =>
  Array.from({ length }, (_address, at) => addressOf(at));

describe('searches of the tire hotel', () => {
  it('from one /48 are sixteen times those of an address', async () => {
    expect(await search(list(150, (at) => `2001:db8:1:${(at * 256).toString(16)}`))).toBe(128);
    expect(await search(['2001:db8:2:0', '198.51.100.1'])).toBe(2);
  });

  it('beyond the total of all are a quarter for each address', async () => {
    expect(await search(list(200, (at) => `10.0.${String(at)}.1`))).toBe(200);
    expect(await search(list(4, () => '198.51.100.1'))).toBe(2);
    expect(await search(list(4, () => '203.0.113.1'))).toBe(2);
  });
});
