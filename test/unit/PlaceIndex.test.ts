import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import { PlaceIndex } from '../../server/places/embedded/PlaceIndex.ts';
import { readPostcode } from '../../shared/places/readPostcode.ts';
import { postcodesOfCountry } from '../fixtures/countries/platesOfCountry.ts';

let index: PlaceIndex;

beforeAll(async () => {
  index = await PlaceIndex.read(['se', 'no', 'fi', 'gb', 'sk', 'de'], loadPlaceFacts('.'));
});

interface DealerAddress {
  site: string;
  site_city: string;
  site_zip: string;
  site_geocoord: string;
}

function dealerAddresses(): DealerAddress[] {
  return gunzipSync(readFileSync('groups/polhem/stock/dealers.ndjson.gz'))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DealerAddress);
}

function countryOf(site: string): string {
  const ends = { '-no': 'no', '-fi': 'fi', '-sk': 'sk', '-uk': 'gb' };
  return Object.entries(ends).find(([end]) => site.endsWith(end))?.[1] ?? 'se';
}

describe('PlaceIndex', () => {
  it('finds every dealer within 25 km of the town in its address', () => {
    for (const { site, site_city: city, site_zip: zip, site_geocoord: position } of dealerAddresses()) {
      const country = countryOf(site);
      const [latitude = 0, longitude = 0] = position.split(',').map(Number);
      const kmTo = (place: { latitude: number; longitude: number } | undefined): number =>
        place
          ? Math.hypot(
              (place.latitude - latitude) * 111,
              (place.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180),
            )
          : Infinity;
      const code = readPostcode(zip, postcodesOfCountry(country))?.code ?? '';
      expect({ zip, near: kmTo(index.ofPostcode(code, country)) < 25 }).toEqual({
        zip,
        near: true,
      });
      const words = city.split(/,? /);
      const names = words.map((_, at) => words.slice(at).join(' '));
      const near = names.some((name) => kmTo(index.beginningWith(name, country)[0]) < 25);
      expect({ city, near }).toEqual({ city, near: true });
    }
  });
});
