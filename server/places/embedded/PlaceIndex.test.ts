import { beforeAll, describe, expect, it } from '@jest/globals';
import { foldName } from '../../../shared/places/foldName.ts';
import { loadPlaceFacts } from '../../../config/group/loadPlaceFacts.ts';
import { PlaceIndex } from './PlaceIndex.ts';

const facts = loadPlaceFacts('.');
const withPostcodes = [...facts].filter(([, { postcodeTowns }]) => Object.keys(postcodeTowns).length > 0);
let index: PlaceIndex;

beforeAll(async () => {
  index = await PlaceIndex.read([...facts.keys()], facts);
});

const named = (text: string, country = 'se'): string[] => index.almostNamed(text, country).map(({ name }) => name);

describe('PlaceIndex', () => {
  it.each([
    ['upsala', 'Uppsala'],
    ['Göteborgg', 'Göteborg'],
    ['vesterås', 'Västerås'],
    ['stokholm', 'Stockholm'],
    ['norköp', 'Norrköping'],
    ['sisjom', 'Sisjön'],
  ])('almostNamed(%s) finds %s first', (typed, town) => {
    expect(named(typed)[0]).toBe(town);
  });

  it.each(['upa', 'oslo', 'laud', 'xqzzyw', 'ppsala', ''])('almostNamed(%s) finds nothing', (typed) => {
    expect(named(typed)).toEqual([]);
  });

  it.each(withPostcodes)('knows every town that a postcode of %s leads to', (country, { postcodeTowns }) => {
    const unknown = Object.keys(postcodeTowns).filter((town) => {
      const [first] = index.beginningWith(town, country);
      return !first?.folded.includes(foldName(town));
    });
    expect(unknown).toEqual([]);
    expect(Object.keys(postcodeTowns).length).toBeGreaterThanOrEqual(50);
  });

  it.each([...facts])('has districts of %s once', (country, { districts }) => {
    for (const { name } of districts) {
      const found = index.beginningWith(name, country).filter((place) => place.name === name);
      expect(found).toHaveLength(1);
      expect(found[0]?.admin).not.toBe('');
    }
  });
});
