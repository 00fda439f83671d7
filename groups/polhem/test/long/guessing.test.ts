import { describe, expect, it } from '@jest/globals';
import { successOf } from '../../../../server/tirehotel/guessProbability.ts';
import { guessingAttack, mostWithin } from '../../../../test/fixtures/guessingAttack.ts';
import { tireHouse } from '../fixtures/ownTireHotel.ts';
import { openTemporaryStorage } from '../../../../test/fixtures/temporaryStorage.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const million = 1_000_000;

describe('a million tries from a thousand addresses against one plate', () => {
  it.each([
    ['a day', weekMs / 7],
    ['a week', weekMs],
  ])(
    'within %s come to nine comparisons, and succeed with less than a thousandth of a chance',
    async (_name, lengthMs) => {
      const storage = await openTemporaryStorage();
      const { backend, clock } = await tireHouse(storage);
      const attack = { backend, storage, clock, plate: 'POL26K', tries: million, everyMs: lengthMs / million };
      const { wrongAt } = await guessingAttack(attack);
      expect(mostWithin(wrongAt, weekMs)).toBe(9);
      expect(successOf([wrongAt.length])).toBeLessThan(0.001);
    },
    3_600_000,
  );
});
