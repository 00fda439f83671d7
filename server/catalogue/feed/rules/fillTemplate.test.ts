import { expect, it } from '@jest/globals';
import { fillTemplate } from './fillTemplate.ts';

it.each([
  ['{city} mpg', '21 mpg'],
  ['{city} / {highway} mpg', '21 / mpg'],
  ['{highway} mpg', ''],
  ['no column', 'no column'],
])('fills "%s" with "%s"', (template, text) => {
  expect(fillTemplate(template, (name) => (name === 'city' ? '21' : ' '))).toBe(text);
});
