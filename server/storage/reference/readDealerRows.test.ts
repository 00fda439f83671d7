import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readDealerRows } from './readDealerRows.ts';

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
    ['- site: f\n  name: B\n  city: B\n  hours: { Man–fre: sometimes }\n', 4, 'hours has "Man–fre: sometimes"'],
    ['- site: f\n  name: B\n  city: B\n  fax: 1\n', 4, 'fax is not allowed'],
    ['site: f\n', 1, 'must be a list of dealers'],
    ['- site: [f\n', 2, 'is not YAML'],
  ])('names line and field of the fault in %j', async (text, line, fault) => {
    expect(await rowsOf(text)).toEqual([{ line, fault: expect.stringContaining(fault) }]);
  });

  it('reads the example of docs/dealers.md', async () => {
    const page = await readFile('docs/dealers.md', 'utf8');
    const rows = await rowsOf(/```yaml\n([^]*?)```/.exec(page)?.[1] ?? '');
    expect(rows.map((row) => ('values' in row ? 'read' : row.fault))).toEqual(['read', 'read']);
  });

  it('reads whole records of NDJSON and names a line that is not JSON', async () => {
    expect(await rowsOf('{"site":"f"}\n\nno json\n', 'dealers.ndjson')).toEqual([
      { line: 1, values: { site: 'f' } },
      { line: 3, fault: 'is not JSON' },
    ]);
  });
});
