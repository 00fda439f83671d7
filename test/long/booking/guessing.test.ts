import { describe, expect, it } from '@jest/globals';
import { calculateSuccess } from '../../../server/tirehotel/login/guessProbability.ts';
import { guessingAttack, maxCountWithin } from '../../fixtures/tirehotel/guessingAttack.ts';
import { tireHouse } from '../../fixtures/demo/ownTireHotel.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

describe('tries from a thousand addresses against one plate', () => {
  // A tenth of a million tries within a day is nearly as dense as a million within a week.
  // It takes a tenth of the time.
  it.each([
    [100_000, 'a day', weekMs / 7],
    [1_000_000, 'a week', weekMs],
  ])(
    '(%d within %s) succeed with less than a thousandth of a chance',
    async (tries, _name, lengthMs) => {
      const storage = await openTemporaryStorage();
      const { backend, clock } = await tireHouse(storage);
      const attack = { backend, storage, clock, plate: 'POL26K', tries, everyMs: lengthMs / tries };
      const { wrongAt } = await guessingAttack(attack);
      expect(maxCountWithin(wrongAt, weekMs)).toBe(9);
      expect(calculateSuccess([wrongAt.length])).toBeLessThan(0.001);
    },
    3_600_000,
  );
});
