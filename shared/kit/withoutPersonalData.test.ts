import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData } from './withoutPersonalData.ts';

describe('withoutPersonalData()', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ["can't access property 'length', x is null", "can't access property 'length', x is null"],
    ['Unexpected token B, "Bertil Ek" is not valid JSON', 'Unexpected token B, … is not valid JSON'],
    ['No booking for ABC 12D of bertil@example.com', 'No booking for … of …'],
    ['Bad number 070-174 06 99', 'Bad number …'],
    ['Failed to fetch https://x.example/api?plate=ABC123#t', 'Failed to fetch https://x.example/api'],
    ['state is undefined at step 3', 'state is undefined at step 3'],
  ])('%s → %s', (given, expected) => {
    expect(withoutPersonalData(given)).toBe(expected);
  });

  it('is short', () => {
    expect(withoutPersonalData('word '.repeat(100_000))).toHaveLength(200);
  });

  it('is quick for a long text', () => {
    expect(withoutPersonalData('"'.repeat(100_001)).length).toBeLessThan(2000);
  });
});
