import { expect, it } from '@jest/globals';
import { fixedPercentText, moneyText, numberText, percentText } from './moneyText.ts';

it.each([-0, -1e-9, -0.004])('the rest %d has no sign', (rest) => {
  expect([
    percentText(rest, 'en-GB'),
    fixedPercentText(rest, 'en-GB', 2),
    numberText(rest, 'en-GB'),
    moneyText(rest, 'en-GB', 'GBP'),
  ]).toEqual(['0%', '0.00%', '0', '£0']);
});

it.each([
  [-0.005, '-0.01%'],
  [0.005, '0.01%'],
  [-6.54, '-6.54%'],
])('the percentage %d keeps its sign', (percent, text) => {
  expect(percentText(percent, 'en-GB')).toBe(text);
});
