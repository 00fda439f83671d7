import { expect, it } from '@jest/globals';
import { createPersonMatch } from './createPersonMatch.ts';

it.each([
  ['B-AB 123', 'B-AB123', true],
  ['b-ab 123', 'B-AB 123', true],
  ['B-AB 123', 'BAB123', true],
  ['B-AB 123', 'BA-B123', false],
  ['abc-123', 'ABC 123', true],
])('a person with the car %s is in a record with %s: %s', (wanted, stored, isIn) => {
  const matches = createPersonMatch({ plate: wanted }, ['de']);
  expect(matches({ plate: stored, country: 'de' })).toEqual(isIn ? ['plate'] : []);
});
