import { expect, it } from '@jest/globals';
import { nearestLabel } from './nearestLabel.ts';

const fuels = [
  { labels: { sv: 'Bensin', en: 'Petrol' }, values: ['Gasoline'] },
  { labels: { sv: 'Diesel', en: 'Diesel' }, values: [] },
  { labels: { sv: 'Hybrid', en: 'Hybrid' }, values: ['Petrol hybrid', 'Dieselhybrid', 'HEV'] },
  { labels: { sv: 'El', en: 'Electric' }, values: [] },
];
const colors = [
  { labels: { sv: 'Svart', en: 'Black' }, values: [] },
  { labels: { sv: 'Vit', en: 'White' }, values: [] },
];

it.each([
  ['a typing error', fuels, 'Bensn', 'Bensin'],
  ['an abbreviation', fuels, 'Elect', 'El'],
  ['a label with a further word', colors, 'Black metallic', 'Svart'],
  ['a compound', colors, 'Svartmetallic', 'Svart'],
])('nearestLabel() explains %s', (_what, entries, value, label) => {
  expect(nearestLabel(entries, value, 'sv')).toBe(label);
});

it.each([
  ['two meanings', fuels, 'Gasoline Hybrid'],
  ['a word that other meanings contain', fuels, 'Petrol HYB.'],
  ['a compound of another meaning', fuels, 'Dieselelektrisk'],
  ['two colours', colors, 'Black/White'],
  ['an unknown word', colors, 'Magnolia'],
  ['a free text', colors, `Black ${'metallic '.repeat(20)}`],
])('nearestLabel() does not guess %s', (_what, entries, value) => {
  expect(nearestLabel(entries, value, 'sv')).toBeNull();
});
