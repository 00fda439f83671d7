import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { postcodesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { loadDealers } from './loadDealers.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const dealer: Dealer = {
  id: 'd1',
  slug: 'stockholm',
  site_official_name: 'Harbour Bil Stockholm',
  site_street: 'Gatan 1',
  site_zip: '111 11',
  site_city: 'Stockholm',
  site_region: 'Stockholm',
  site_phone: '',
  site_email: '',
  site_geocoord: '59.33,18.06',
  site_image_url: '',
  site_primary_image: null,
  site_brands: ['Volvo'],
  website_city: 'Stockholm',
  website_sort_order: 1,
  site_departments: [
    {
      name: 'Bilar',
      official_name: 'Bilar',
      department_type: 'sales',
      group: 'New cars',
      erp_id: '1.2',
      phone: '',
      email: '',
      openingschedule: { openinghours: [{ day: 'mon', displayText: '9–18' }], deviationdays: [] },
      brands: [{ brand_code: 'volvo', brand_name: 'Volvo' }],
      users: [],
    },
  ],
};

async function written(...lines: object[]): Promise<string> {
  const path = join(folder, 'dealers.ndjson.gz');
  await writeFile(path, gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
  return path;
}

describe('loading dealers', () => {
  it('groups them by site', async () => {
    const path = await written(
      { site: 'harbour-bil', ...dealer },
      { site: 'harbour-bil-no', ...dealer },
      { site: 'harbour-bil', ...dealer, id: 'd2' },
    );
    const bySite = await loadDealers(path);
    expect(bySite.get('harbour-bil')?.map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(bySite.get('harbour-bil-no')).toEqual([dealer]);
  });

  it('reads handwritten YAML', async () => {
    const path = join(folder, 'dealers.yaml');
    await writeFile(path, '- site: fjord-bil\n  name: Fjord Bil Voss\n  city: Voss\n');
    expect((await loadDealers(path)).get('fjord-bil')).toMatchObject([{ slug: 'fjord-bil-voss', site_city: 'Voss' }]);
  });

  it('names the line of a fault in YAML', async () => {
    const path = join(folder, 'dealers.yaml');
    await writeFile(path, '- site: fjord-bil\n  name: Fjord Bil Voss\n  city: 7\n');
    await expect(loadDealers(path)).rejects.toThrow(/line 3: city must be a string.*docs\/dealers\.md/s);
  });

  it('names the line of a wrong field', async () => {
    const wrong = { ...dealer, site_departments: [{ ...dealer.site_departments[0], phone: 8 }] };
    const path = await written({ site: 'harbour-bil', ...dealer }, { site: 'harbour-bil-no', ...wrong });
    await expect(loadDealers(path)).rejects.toThrow(/line 2: site_departments\.0\.phone/);
    await expect(loadDealers(await written({ site: 'x', ...dealer, site_geocoord: 'north' }))).rejects.toThrow(
      /site_geocoord/,
    );
  });

  it('writes postcodes as their country does', async () => {
    const postcodes = new Map([
      ['fjord-bil', postcodesOfCountry('no')],
      ['harbour-bil', postcodesOfCountry('se')],
    ]);
    const path = join(folder, 'zips.csv');
    const zipOf = async (site: string, zip: string): Promise<string | undefined> => {
      await writeFile(path, `site;name;city;zip\n${site};Fjord;Voss;${zip}\n`);
      return (await loadDealers(path, { postcodes })).get(site)?.[0]?.site_zip;
    };
    expect(await zipOf('harbour-bil', '75450')).toBe('754 50');
    expect(await zipOf('fjord-bil', 'N-5700')).toBe('5700');
    expect(await zipOf('fjord-bil', '754 50')).toBe('754 50');
    // a dealer beyond the border
    expect(await zipOf('elsewhere', 'any')).toBe('any');
  });

  it('refuses a postcode of another country', async () => {
    const postcodes = new Map([
      ['fjord-bil', postcodesOfCountry('no')],
      ['harbour-bil', postcodesOfCountry('se')],
    ]);
    const path = join(folder, 'zips.csv');
    const zipOf = async (site: string, zip: string): Promise<string | undefined> => {
      await writeFile(path, `site;name;city;zip\n${site};Fjord;Voss;${zip}\n`);
      return (await loadDealers(path, { postcodes })).get(site)?.[0]?.site_zip;
    };
    await expect(zipOf('fjord-bil', '57000000')).rejects.toThrow(
      'line 2: zip: "57000000" is not a postcode of the site\'s country; write it like 0579',
    );
  });

  it('refuses duplicate ids of a site', async () => {
    const twice = { site: 'harbour-bil', ...dealer };
    await expect(loadDealers(await written(twice, twice))).rejects.toThrow(/line 2: id/);
  });

  it('refuses an empty file', async () => {
    await expect(loadDealers(await written())).rejects.toThrow(/no dealers/);
  });

  it('refuses a missing file', async () => {
    await expect(loadDealers(join(folder, 'absent'))).rejects.toThrow(/no such file/);
  });
});
