import { beforeAll, describe, expect, it } from '@jest/globals';
import { PlaceIndex } from './PlaceIndex.ts';
import { loadPlaceFacts } from '../../../config/group/loadPlaceFacts.ts';
import { regionName } from './regionName.ts';

let index: PlaceIndex;

beforeAll(async () => {
  index = await PlaceIndex.read(['se', 'no', 'fi', 'dk', 'gb', 'sk', 'de'], loadPlaceFacts('.'));
});

describe('the region of a place', () => {
  it.each([
    ['se', 'Uppsala', 'Uppsala län'],
    ['se', 'Visby', 'Gotlands län'],
    ['se', 'Malmö', 'Skåne län'],
    ['no', 'Oslo', 'Oslo'],
    ['no', 'Drammen', 'Buskerud'],
    ['no', 'Lillestrøm', 'Akershus'],
    ['no', 'Asker', 'Akershus'],
    ['no', 'Drøbak', 'Akershus'],
    ['no', 'Moss', 'Østfold'],
    ['no', 'Askim', 'Østfold'],
    ['no', 'Halden', 'Østfold'],
    ['no', 'Skien', 'Telemark'],
    ['no', 'Kragerø', 'Telemark'],
    ['no', 'Larvik', 'Vestfold'],
    ['no', 'Tromsø', 'Troms'],
    ['no', 'Alta', 'Finnmark'],
    ['fi', 'Rovaniemi', 'Lappi'],
    ['dk', 'Odense', 'Syddanmark'],
    ['gb', 'Glasgow', 'Scotland'],
    ['sk', 'Žilina', 'Žilinský kraj'],
    ['de', 'München', 'Bayern'],
    ['de', 'Köln', 'Nordrhein-Westfalen'],
  ])('in %s: %s lies in %s', (country, name, region) => {
    const [place] = index.beginningWith(name, country);
    expect(place && regionName(place, place.facts, 'en')).toBe(region);
  });

  it('has its Swedish name in Finland for who reads Swedish', () => {
    const [place] = index.beginningWith('Helsinki', 'fi');
    expect(place && regionName(place, place.facts, 'sv')).toBe('Nyland');
    expect(place && regionName(place, place.facts, 'fi')).toBe('Uusimaa');
  });

  it('is known of every place of the sites’ countries', () => {
    for (const country of ['se', 'no', 'fi', 'dk', 'gb', 'sk', 'de']) {
      const without = 'abcdefghijklmnopqrstuvwyzåäöøü'
        .split('')
        .flatMap((letter) => index.beginningWith(letter, country))
        .filter((place) => !regionName(place, place.facts, ''));
      expect(without.map(({ name }) => name)).toEqual([]);
    }
  });
});
