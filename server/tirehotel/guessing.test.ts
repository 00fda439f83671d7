import { describe, expect, it } from '@jest/globals';
import { fakeTireHotel } from '../../test/fixtures/fakeTireHotel.ts';
import { guessingAttack, mostWithin } from '../../test/fixtures/guessingAttack.ts';
import { openTemporaryStorage } from '../../test/fixtures/temporaryStorage.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import { successOf } from './guessProbability.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

describe('ten thousand tries from a thousand addresses in two weeks', () => {
  it('come to nine comparisons in any seven days, and to less than a thousandth of a chance', async () => {
    const clock = testClock('2026-03-02T08:00:00.000Z');
    const storage = await openTemporaryStorage();
    const attack = { backend: fakeTireHotel(), storage, clock, plate: 'AAA001', tries: 10_000 };
    const outcome = await guessingAttack({ ...attack, everyMs: (2 * weekMs) / 10_000 });
    // the attacker is not held up by anything else: nothing is proved by one who does not try
    expect(outcome.comparedAt.length).toBeGreaterThanOrEqual(10);
    expect(mostWithin(outcome.comparedAt, weekMs)).toBe(9);
    expect(successOf(outcome.perCode.slice(0, 2))).toBeLessThan(0.001);
    expect(outcome.refused['WrongCode'] ?? 0).toBeGreaterThanOrEqual(10 - outcome.sessions);
  });
});
