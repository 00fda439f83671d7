import { expect, it } from '@jest/globals';
import { numberCure, unreadableCures } from './valueCures.ts';

const numbers = { decimal: ',', thousands: ' ', ignore: [] };

it('numberCure() names the word to ignore', () => {
  expect(numberCure('ca 199 000', numbers)).toBe('Add "ca" to numbers.ignore.');
});

it.each([
  ['4/5', '/'],
  ['2 eller 3', 'eller'],
])('numberCure() splits "%s" instead of joining its numbers', (text, separator) => {
  expect(numberCure(text, numbers)).toBe(
    `Take one number with "split": { "separator": "${separator}", "at": 0 } (-1 is the last one), or list the text in valueMap.`,
  );
});

it('numberCure() names no words of a text', () => {
  expect(numberCure('A car like new with 2 keys', numbers)).toBe(unreadableCures.skipped);
});
