import { describe, expect, it } from '@jest/globals';
import { guessingAttack, maxCountWithin } from '../fixtures/tirehotel/guessingAttack.ts';
import { tireHouse } from '../fixtures/demo/ownTireHotel.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { calculateSuccess } from '../../server/tirehotel/login/guessProbability.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const tries = 2_500;

describe('two and a half thousand tries from a thousand addresses in two weeks, against the engine of our own', () => {
  it('come to nine comparisons in any seven days: less than a thousandth of a chance', async () => {
    const storage = await openTemporaryStorage();
    const { backend, clock } = await tireHouse(storage);
    const attack = { backend, storage, clock, plate: 'POL26K', tries, everyMs: (2 * weekMs) / tries };
    const { wrongAt, codes, refused, sessions } = await guessingAttack(attack);
    // The attacker must make full use of the allowed tries, or the test proves nothing.
    expect(wrongAt.length).toBeGreaterThan(9);
    expect(codes).toBeGreaterThan(2);
    const most = maxCountWithin(wrongAt, weekMs);
    expect(most).toBe(9);
    expect(calculateSuccess([most])).toBeLessThan(0.001);
    // A right guess succeeds, with that probability; all others are refused.
    expect(Object.values(refused).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(tries - sessions);
  });
});
