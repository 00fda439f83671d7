import { describe, expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { isRowProblem } from '../FeedRow.ts';
import { parseFeedMapping } from '../mapping/feedMapping.ts';
import { withFactValues } from '../mapping/factVocabulary.ts';
import { createMappingContext } from '../mapping/MappingContext.ts';
import type { MappingContext } from '../mapping/MappingContext.ts';
import type { FactRule, FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { mapRow } from '../mapping/mapRow.ts';

const readAt = new Date('2026-11-29T12:00:00Z');

function carOf(
  mapping: FeedMapping,
  values: Record<string, unknown>,
  context: MappingContext = createMappingContext(mapping, readAt),
): Car {
  const mapped = mapRow({ line: 2, values: { id: '1', make: 'VW', ...values } }, mapping, context);
  if (isRowProblem(mapped)) throw new Error(mapped.reason);
  return mapped.car;
}

describe('facts without a name', () => {
  const mapping = smallMapping({
    facts: [
      { label: { de: 'Hubraum', en: 'Displacement' }, template: '{cc} cm³' },
      { label: 'Schadstoffklasse', column: 'norm' },
      { label: 'Unfallfrei', column: 'damage', valueMap: { '0': 'Ja', '*': null } },
    ],
  });

  it('are the columns of the mapping under its labels', () => {
    expect(carOf(mapping, { cc: '1498', norm: 'Euro 6d', damage: '0' })).toMatchObject({
      car_facts: [
        {
          label: 'Hubraum',
          labels: { de: 'Hubraum', en: 'Displacement' },
          value: expect.stringMatching(/^1498\scm³$/),
        },
        { label: 'Schadstoffklasse', value: 'Euro 6d' },
        { label: 'Unfallfrei', value: 'Ja' },
      ],
    });
  });

  it('are named by their labels where they cannot be read', () => {
    const facts = [{ label: { de: 'Gutachten' }, column: 'report', type: 'link' }];
    const context = createMappingContext(mapping, readAt);
    carOf(smallMapping({ facts }), { report: 'http://report.example/1' }, context);
    expect(context.blankedFindings.list()).toMatchObject([{ reason: 'facts.0 (Gutachten) is no https address' }]);
  });

  it('are left out where their column is blank', () => {
    expect(carOf(mapping, { cc: '', norm: 'Euro 6d', damage: '1' })).toMatchObject({
      car_facts: [{ label: 'Schadstoffklasse' }],
    });
  });
});

describe('facts with a name', () => {
  const facts: FactRule[] = [
    {
      name: 'towing_weight',
      label: 'Dragvikt',
      column: 'tow',
      type: 'number',
      unit: 'kg',
      show: ['card', 'comparison'],
    },
    { name: 'accident_free', label: 'Skadefri', column: 'whole', type: 'boolean', group: 'history' },
    { name: 'report', label: 'Protokoll', column: 'report', type: 'link' },
    { name: 'trim', label: 'Klädsel', column: 'trim', values: { L: { sv: 'Läder', en: 'Leather' } } },
  ];
  const mapping = smallMapping({ facts });

  it('are typed values whose meaning all cars share', () => {
    const one = carOf(mapping, { tow: '1800 kg', whole: 'true', report: 'https://report.example/1' });
    const other = carOf(mapping, { tow: '900' });
    expect(one.car_facts).toEqual([
      { name: 'towing_weight', value: 1800 },
      { name: 'accident_free', value: true },
      { name: 'report', value: 'https://report.example/1' },
    ]);
    expect(one.car_fact_types).toEqual([
      { name: 'towing_weight', label: 'Dragvikt', unit: 'kg', isCompared: true },
      { name: 'accident_free', label: 'Skadefri', group: 'history' },
      { name: 'report', label: 'Protokoll', isLink: true },
      { name: 'trim', label: 'Klädsel' },
    ]);
    expect(other.car_fact_types).toBe(one.car_fact_types);
  });

  it('are on cards only where they ask for it', () => {
    expect(carOf(mapping, { tow: '1800', whole: 'ja' }).car_card_facts).toEqual([
      { name: 'towing_weight', label: 'Dragvikt', unit: 'kg', isCompared: true, value: 1800 },
    ]);
  });

  it('have their values in the language of the site', () => {
    const site = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', language: 'sv' } as const;
    const vocabulary = withFactValues(new Map(), facts);
    const context = createMappingContext(mapping, readAt, { sites: new Map([['harbour-bil', site]]), vocabulary });
    expect(carOf({ ...mapping, site: 'harbour-bil' }, { trim: 'L' }, context).car_facts).toEqual([
      { name: 'trim', value: 'Läder' },
    ]);
  });

  it('have the values of all feeds with the labels of the first one', () => {
    const trim = (values: Record<string, string>) => ({
      name: 'trim',
      label: 'Klädsel',
      values: Object.fromEntries(Object.entries(values).map(([text, sv]) => [text, { sv }])),
    });
    const vocabulary = withFactValues(new Map(), [trim({ L: 'Läder' }), trim({ L: 'Skinn', T: 'Tyg' })]);
    expect(vocabulary.get('fact_trim')?.map(({ labels }) => labels['sv'])).toEqual(['Läder', 'Tyg']);
  });

  it.each([
    ['tow', 'heavy', 'facts.towing_weight is not a number'],
    ['whole', 'perhaps', 'facts.accident_free is not a yes or no value'],
    ['report', 'http://report.example/1', 'facts.report is no https address'],
    ['report', 'javascript:alert(1)', 'facts.report is no https address'],
  ])('report a value of %s that cannot be read: %s', (column, text, reason) => {
    const context = createMappingContext(mapping, readAt);
    expect(carOf(mapping, { [column]: text }, context).car_facts).toEqual([]);
    expect(context.blankedFindings.list()).toEqual([expect.objectContaining({ reason })]);
  });

  it('of whole cars get their meaning from the mapping', () => {
    const ofCar = { format: 'ndjson', identity: true, site: 'fjord-bil', id: { column: 'id' } };
    const meaning = {
      facts: [{ name: 'towing_weight', label: 'Dragvikt', type: 'number', unit: 'kg', show: ['card'] }],
    };
    const whole = parseFeedMapping({ ...ofCar, ...meaning }, 'whole.json');
    expect(carOf(whole, { car_facts: [{ name: 'towing_weight', value: 1800 }] })).toMatchObject({
      car_fact_types: [{ name: 'towing_weight', label: 'Dragvikt', unit: 'kg' }],
      car_card_facts: [{ label: 'Dragvikt', value: 1800 }],
    });
  });
});
