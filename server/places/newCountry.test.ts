import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import { nationalPhone } from '../../shared/kit/text/nationalPhone.ts';
import { isRegistrationNumber } from '../../shared/site/registrationNumber.ts';
import { GroupFolder } from '../../test/fixtures/groupFolder.ts';
import { polishCountry } from '../../test/fixtures/countries/polishCountry.ts';
import { createEmbeddedPlaces } from './createEmbeddedPlaces.ts';
import { placeCountries } from './PlaceCountries.ts';

let folder: GroupFolder;
beforeEach(() => {
  folder = new GroupFolder();
  folder.write('config/countries/pl.yaml', [...polishCountry, 'postcodes: { forms: [NN-NNN], example: 00-950 }']);
  folder.writeSite({ country: 'pl' });
});
afterEach(() => folder.remove());

const places = () =>
  createEmbeddedPlaces(placeCountries(loadGroup('groups/fjord', folder.root).sites, loadPlaceFacts(folder.root)))
    .gateway;

describe('a country that is added as a file', () => {
  it('has the defaults of its country', () => {
    const [site] = loadGroup('groups/fjord', folder.root).sites;
    expect(site).toMatchObject({ currency: 'PLN', timeZone: 'Europe/Warsaw', distanceUnit: 'km', country: 'pl' });
    if (!site) throw new Error('There is no site.');
    expect(['WA12345', 'WAW1234'].map((text) => isRegistrationNumber(text, site.plates))).toEqual([true, false]);
    expect(nationalPhone('+48 22 123 45 67', site.phone)).toBe('22 123 45 67');
  });

  it('has postcodes once config/places has a file for it', async () => {
    const polish = { country: 'pl', language: 'en' };
    expect(await places().autocomplete('Poznan', polish)).toMatchObject([{ description: 'Poznań' }]);
    expect(await places().autocomplete('60-1', polish)).toEqual([]);
    folder.write('config/places/pl.yaml', ["regions: { '86': Wielkopolskie }", "postcodeTowns: { Poznań: '60 61' }"]);
    expect(await places().autocomplete('60-1', polish)).toMatchObject([{ description: '60-1 Poznań, Wielkopolskie' }]);
  });

  it('is refused with the line of every fault', () => {
    folder.write('config/places/pl.yaml', [
      'regions: { 1: [] }',
      "postcodeTowns: { Poznań: '60 61', Gdańsk: '80 60' }",
      'districts: [{ name: Praga, position: [152, 21] }]',
    ]);
    expect(() => loadPlaceFacts(folder.root)).toThrow(/config\/places\/pl\.yaml:1: regions/);
    expect(() => loadPlaceFacts(folder.root)).toThrow('pl.yaml:2: postcodeTowns assign the postcode 60 to two towns');
    expect(() => loadPlaceFacts(folder.root)).toThrow('pl.yaml:3: districts.0');
  });
});
