import { describe, expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { isRowProblem } from '../FeedRow.ts';
import { createMappingContext } from '../mapping/MappingContext.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { mapRow } from '../mapping/mapRow.ts';

function carOf(mapping: FeedMapping, values: Record<string, unknown>): Car {
  const context = createMappingContext(mapping, new Date('2026-11-29T12:00:00Z'));
  const mapped = mapRow({ line: 2, values }, mapping, context);
  if (isRowProblem(mapped)) throw new Error(mapped.reason);
  return mapped.car;
}

describe('further facts', () => {
  const mapping = smallMapping({
    facts: [
      { label: { de: 'Hubraum', en: 'Displacement' }, template: '{cc} cm³' },
      { label: 'Schadstoffklasse', column: 'norm' },
      { label: 'Unfallfrei', column: 'damage', valueMap: { '0': 'Ja', '*': null } },
    ],
  });

  it('are the columns of the mapping under its labels', () => {
    expect(carOf(mapping, { id: '1', make: 'VW', cc: '1498', norm: 'Euro 6d', damage: '0' })).toMatchObject({
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

  it('are left out where their column is blank', () => {
    expect(carOf(mapping, { id: '1', make: 'VW', cc: '', norm: 'Euro 6d', damage: '1' })).toMatchObject({
      car_facts: [{ label: 'Schadstoffklasse' }],
    });
  });
});
