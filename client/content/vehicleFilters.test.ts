import { describe, expect, it } from '@jest/globals';
import {
  matchingVehicles,
  readVehicleChoice,
  toggleVehicle,
  vehicleAddress,
  vehicleFacets,
} from './vehicleFilters.ts';

const vehicle = (Title: string, Body: string, Axles: string, Weight: string): Record<string, unknown> => ({
  Title: { value: Title },
  Body: { value: Body },
  Axles: { value: Axles },
  Weight: { value: Weight },
});
const vehicles = [
  vehicle('A', 'Dragbil', '2', '18 ton'),
  vehicle('B', 'Dragbil', '3', '26 ton'),
  vehicle('C', 'Skåp', '2', '7,5 ton'),
];
const titles = (search: string): unknown[] =>
  matchingVehicles(vehicles, readVehicleChoice(search)).map(({ Title }) => (Title as { value: string }).value);

describe('the filters of a list of vehicles', () => {
  it('take any value of a facet, and every facet', () => {
    expect(titles('')).toEqual(['A', 'B', 'C']);
    expect(titles('?body=Dragbil')).toEqual(['A', 'B']);
    expect(titles('?axles=2&axles=3&body=Dragbil&weight=26+ton')).toEqual(['B']);
    expect(titles('?body=Tank')).toEqual([]);
  });

  it('count each value as if its own facet were not chosen', () => {
    const facets = vehicleFacets(vehicles, { body: ['Dragbil'] });
    expect(facets.map(({ name }) => name)).toEqual(['body', 'axles', 'weight']);
    expect(facets[0]?.values).toEqual([
      { text: 'Dragbil', count: 2, isChosen: true },
      { text: 'Skåp', count: 1, isChosen: false },
    ]);
    expect(facets[2]?.values.map(({ text, count }) => [text, count])).toEqual([
      ['7,5 ton', 0],
      ['18 ton', 1],
      ['26 ton', 1],
    ]);
  });

  it('are an address', () => {
    const choice = toggleVehicle(toggleVehicle({}, 'weight', '26 ton'), 'body', 'Dragbil');
    expect(vehicleAddress('/lastbilar', choice)).toBe('/lastbilar?body=Dragbil&weight=26+ton');
    expect(vehicleAddress('/lastbilar', toggleVehicle({ body: ['Dragbil'] }, 'body', 'Dragbil'))).toBe('/lastbilar');
  });
});
