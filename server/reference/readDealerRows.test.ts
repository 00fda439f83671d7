import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { phonesOfCountry } from '../../test/fixtures/countries/platesOfCountry.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { dealerStructuredData } from '../../shared/catalogue/dealers/dealerStructuredData.ts';
import { parseDealerRows, readDealerRows } from './readDealerRows.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealers-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function rowsOf(text: string, name = 'dealers.yaml') {
  await writeFile(join(folder, name), text);
  return readDealerRows(join(folder, name));
}

describe('readDealerRows()', () => {
  it('completes a dealer of three lines', async () => {
    const rows = await rowsOf('- site: fjord-bil\n  name: Fjord Bil Ålesund\n  city: Ålesund\n');
    expect(rows).toEqual([
      {
        line: 1,
        values: expect.objectContaining({
          site: 'fjord-bil',
          id: 'fjord-bil-alesund',
          slug: 'fjord-bil-alesund',
          site_official_name: 'Fjord Bil Ålesund',
          site_phone: '',
          website_city: 'Ålesund',
          website_sort_order: 10,
          site_departments: [],
        }),
      },
    ]);
  });

  it('gives departments what they lack from their dealer', async () => {
    const [row] = await rowsOf(
      [
        '- site: fjord-bil',
        '  name: Fjord Bil Bergen',
        '  city: Bergen',
        "  phone: '+47 55 00 10 00'",
        '  brands: [Volvo]',
        '  hours: { Man–fre: 09:00–17:00 }',
        '  departments:',
        '    - group: Workshop',
        "      erpId: '40.4001'",
        '      hours: { Man–fre: 07:00–16:00 }',
        '    - group: Parts',
      ].join('\n'),
    );
    expect(row).toMatchObject({
      values: {
        site_departments: [
          {
            group: 'Workshop',
            official_name: 'Fjord Bil Bergen Workshop',
            erp_id: '40.4001',
            phone: '+47 55 00 10 00',
            openingschedule: { openinghours: [{ day: 'Man–fre', displayText: '07:00–16:00' }] },
            brands: [{ brand_code: 'volvo', brand_name: 'Volvo' }],
          },
          {
            erp_id: 'fjord-bil-bergen.2',
            openingschedule: { openinghours: [{ day: 'Man–fre', displayText: '09:00–17:00' }] },
          },
        ],
      },
    });
  });

  it.each([
    ['- site: fjord-bil\n  name: Bergen\n', 1, 'city is required'],
    ['- site: f\n  name: Bergen\n  city: Bergen\n  position: north\n', 4, 'position is not a position'],
    ['- site: f\n  name: B\n  city: B\n  hours: [9, 17]\n', 4, 'hours must be hours by days'],
    ['- site: f\n  name: B\n  city: B\n  fax: 1\n', 4, 'fax is not allowed'],
    ['site: f\n', 1, 'must be a list of dealers'],
    ['- site: [f\n', 2, 'is not YAML'],
  ])('names the line of the fault in %j', async (text, line, fault) => {
    expect(await rowsOf(text)).toEqual([{ line, fault: expect.stringContaining(fault) }]);
  });

  it('gives a dealer without departments its hours', async () => {
    const rows = await rowsOf('- site: f\n  name: B\n  city: B\n  hours: { Man–fre: 9–17, Lør: etter avtale }\n');
    const openinghours = [
      { day: 'Man–fre', displayText: '9–17' },
      { day: 'Lør', displayText: 'etter avtale' },
    ];
    expect(rows).toMatchObject([
      { values: { site_departments: [{ group: '', official_name: 'B', openingschedule: { openinghours } }] } },
    ]);
  });

  it.each([
    ['{ Man–fre: 9–17, Andre tider: ring oss }', 'Andre tider', 'ring oss'],
    ['{ Man–fre: 9–17, Lør: ca 10–14 }', 'Lør', 'ca 10–14'],
    ["'Man–fre: 9–17, Lør: ca 10–14'", 'Lør', 'ca 10–14'],
    ['Etter avtale', 'Etter avtale', ''],
  ])('shows the hours %s as written', async (written, day, displayText) => {
    const rows = await rowsOf(`- site: f\n  name: B\n  city: B\n  hours: ${written}\n`);
    const openinghours = expect.arrayContaining([{ day, displayText }]);
    expect(rows).toMatchObject([{ values: { site_departments: [{ openingschedule: { openinghours } }] } }]);
  });

  it('gives the hours of dealers without departments to search engines', async () => {
    const place = { address: 'https://a.example/d', image: '', country: 'SE', phonePlan: phonesOfCountry('se') };
    const rows = await rowsOf(
      [
        '- site: prov-bil',
        '  name: Nattbilar',
        '  city: Uppsala',
        '  hours: { Mån–tors: 07:30–00:00, Fre: 22:00–02:00, Lör: enligt avtal, Sön: stängt }',
        "  specialDays: { '28 nov': 22:00–02:00, 'Julafton 24 dec': stängt }",
        '- site: prov-bil',
        '  name: Lunchbilar',
        '  city: Uppsala',
        "  hours: { Mån–fre: '08:00–12:00, 13:00–17:00', Lör–sön: stängt }",
      ].join('\n'),
    );
    const stated = rows.map((row) =>
      'values' in row ? dealerStructuredData(row.values as Dealer, { ...place, today: '2026-11-21' }) : row.fault,
    );
    const hours = (dayOfWeek: string[] | string, opens: string, closes: string) => ({ dayOfWeek, opens, closes });
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(stated).toMatchObject([
      {
        openingHoursSpecification: [
          hours(weekdays.slice(0, 4), '07:30', '23:59'),
          hours(['Friday'], '22:00', '02:00'),
          { ...hours('Saturday', '22:00', '02:00'), validFrom: '2026-11-28' },
          { ...hours('Thursday', '00:00', '00:00'), validFrom: '2026-12-24' },
        ],
      },
      { openingHoursSpecification: [hours(weekdays, '08:00', '12:00'), hours(weekdays, '13:00', '17:00')] },
    ]);
  });

  it('reads the example of docs/dealers.md', async () => {
    const page = await readFile('docs/dealers.md', 'utf8');
    const rows = await rowsOf(/```yaml\n(- site:[^]*?)```/.exec(page)?.[1] ?? '');
    expect(rows.map((row) => ('values' in row ? 'read' : row.fault))).toEqual(['read', 'read']);
  });

  it('reads the CSV example of docs/dealers.md', async () => {
    const page = await readFile('docs/dealers.md', 'utf8');
    const rows = await rowsOf(/```csv\n([^]*?)```/.exec(page)?.[1] ?? '', 'dealers.csv');
    expect(rows).toMatchObject([
      {
        line: 2,
        values: {
          site: 'fjord-bil',
          slug: 'fjord-bil-bergen',
          site_brands: ['Volvo', 'Polestar'],
          site_departments: [
            { group: 'New cars', openingschedule: { openinghours: [{ day: 'Man–fre' }, { day: 'Lør' }] } },
            { group: 'Workshop', erp_id: '40.4001', phone: '+47 55 00 10 02', brands: [{ brand_code: 'volvo' }] },
          ],
        },
      },
      { line: 4, values: { site_official_name: 'Fjord Bil Voss', site_phone: '', site_departments: [] } },
    ]);
  });

  it('gives a CSV department without brands those of its dealer', () => {
    const csv = 'site;name;city;brands;department\nf;B;B;Volvo;Workshop\nf;B;;Polestar;New cars\nf;B;;;Parts\n';
    const brands = (...names: string[]) => ({ brands: names.map((brand_name) => ({ brand_name })) });
    expect(parseDealerRows(Buffer.from(csv), 'dealers.csv')).toMatchObject([
      { values: { site_departments: [brands('Volvo'), brands('Polestar'), brands('Volvo', 'Polestar')] } },
    ]);
  });

  it.each([
    [
      'semicolons and windows-1252',
      Buffer.from('Site;Name;City\r\nfjord-bil;Fjord Bil \xc5lesund;\xc5lesund\r\n', 'latin1'),
    ],
    ['tabs', Buffer.from('site\tname\tcity\nfjord-bil\tFjord Bil Ålesund\tÅlesund\n')],
    ['UTF-8 with a mark and gzip', gzipSync('\ufeffcity,site,name\nÅlesund,fjord-bil,Fjord Bil Ålesund\n')],
    ['UTF-16', Buffer.from('\ufeffsite,name,city\nfjord-bil,Fjord Bil Ålesund,Ålesund\n', 'utf16le')],
  ])('recognises CSV with %s without its name', (_what, bytes) => {
    expect(parseDealerRows(bytes, 'export')).toMatchObject([
      { line: 2, values: { site: 'fjord-bil', site_official_name: 'Fjord Bil Ålesund', site_city: 'Ålesund' } },
    ]);
  });

  it.each([
    ['site;name\nf;B\n', 1, 'lacks the columns city'],
    ['site;name;city;fax\nf;B;B;1\n', 1, 'unknown columns: fax. Known columns: site, name'],
    ['site;name;city;City\nf;B;B;B\n', 1, 'has the column city twice'],
    ['site;name;city\nf;B;B\n\nf;;Voss\n', 4, 'name is required'],
    ['site;name;city\nf;B;\n', 2, 'city is required'],
    ['site;name;city\nf;B;B;x\n', 2, 'has 4 cells, but the first line has 3'],
    ['site;name;city\nf;"B;B\nf;C;C\n', 3, 'or an earlier line has a quote that is not closed'],
    ['site;name;city;position\nf;B;B;north\n', 2, 'position is not a position'],
    ['site;name;city\nf;B;B\nf;B;B\n', 3, 'is a second row of "B" without a department; line 2 is the first'],
    ['site;name;city;department\nf;B;B;\nf;B;Voss;Parts\n', 3, 'city is "Voss", but line 2 has "B"'],
    ['PK\u0003\u0004', 1, 'is a ZIP archive or Excel file'],
    ['<!doctype html><html></html>', 1, 'is a web page (HTML)'],
  ])('names the line of the CSV fault %j', async (text, line, fault) => {
    expect(await rowsOf(text, 'dealers.csv')).toContainEqual({ line, fault: expect.stringContaining(fault) });
  });

  it('counts lines of quoted cells over several lines', async () => {
    const text = 'site;name;city;hours;position\nf;A;A;"Man–fre: 9–17\nLør: 10–14";\nf;B;B;;odd\n';
    const rows = await rowsOf(text, 'dealers.csv');
    expect(rows.map((row) => [row.line, 'fault' in row])).toEqual([
      [2, false],
      [4, true],
    ]);
  });

  it('reads whole records of NDJSON', async () => {
    expect(await rowsOf('{"site":"f"}\n\nno json\n', 'dealers.ndjson')).toEqual([
      { line: 1, values: { site: 'f' } },
      { line: 3, fault: 'is not JSON' },
    ]);
  });
});
