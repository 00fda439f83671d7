import { expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { testSite } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';
import { createTranslate } from '../../../site/translate.ts';
import { readPromises } from './readPromises.ts';

const context = { site: testSite, t: createTranslate(dictionaryTexts('sv'), 'sv') };
const used: Partial<Car> = { car_is_used: true };
const fields = {
  Promises: [
    { fields: { Icon: { value: 'shield' }, Text: { value: '12 månaders garanti' } } },
    { fields: { Text: { value: 'Nyservad i {fact}' }, Fact: { value: 'serviced_in' } } },
    {
      fields: {
        Text: { value: 'Testad' },
        Link: { value: { href: '/testet', text: 'se protokollet' } },
        Fact: { value: 'tested_on' },
        ShowsTest: { value: true },
      },
    },
  ],
};
const textsOf = (car: Partial<Car>): string[] => readPromises(fields, car, context).map(({ text }) => text);

it('a used car has the promises of its site', () => {
  expect(readPromises(fields, used, context)).toEqual([
    { icon: 'shield', text: '12 månaders garanti', link: null, isTest: false },
  ]);
});

it('a promise with a fact needs the fact in the stock', () => {
  const car = { ...used, car_facts: [{ name: 'serviced_in', label: 'Service', value: 'Norrköping' }] };
  expect(textsOf(car)).toEqual(['12 månaders garanti', 'Nyservad i Norrköping']);
});

it('a test leads to its points', () => {
  const car = { ...used, car_facts: [{ name: 'tested_on', label: 'Testad', value: '2026-10-28' }] };
  expect(readPromises(fields, car, context)[1]).toMatchObject({
    link: { href: '/testet', text: 'se protokollet' },
    isTest: true,
  });
});

it.each([
  ['new', { car_is_used: false }],
  ['sold', { ...used, car_sale_state: 'sold' as const }],
])('a %s car has no promises', (_kind, car) => {
  expect(textsOf(car)).toEqual([]);
});

it('a site without promises shows none', () => {
  expect(readPromises(undefined, used, context)).toEqual([]);
});
