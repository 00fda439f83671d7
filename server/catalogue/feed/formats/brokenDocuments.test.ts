import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { collectingLogger, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { createEmbeddedCatalogue } from '../../createEmbeddedCatalogue.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-'));
});
afterAll(() => rm(folder, { recursive: true }));

const xml = { format: 'xml', row: 'Vehicle' };
const goodXml = '<Vehicles>\n<Vehicle><id>1</id><make>Kia</make></Vehicle>\n</Vehicles>';
const goodJson = '[{"id": 1, "make": "Kia"}]';

it.each([
  [
    'XML with an element that is not closed',
    xml,
    goodXml,
    '<Vehicles>\n<Vehicle><id>1</make></Vehicle></Vehicles>',
    'line 2',
  ],
  ['XML that is cut off', xml, goodXml, goodXml.slice(0, -5), 'line 3'],
  ['XML with a DTD', xml, goodXml, `<!DOCTYPE a [<!ENTITY b "c">]>${goodXml}`, 'document type (DTD)'],
  ['JSON that is cut off', { format: 'json' }, goodJson, goodJson.slice(0, -3), 'cut off at line 1'],
  ['CSV in place of XML', xml, goodXml, 'id;make\n1;Kia', 'it is CSV'],
])('a stock stays in service when its feed becomes %s', async (_what, form, good, broken, reason) => {
  const source = join(folder, 'cars');
  await writeFile(source, good);
  const logger = collectingLogger();
  const sites: string[] = [];
  const catalogue = await createEmbeddedCatalogue({
    stock: { feeds: [{ source, mapping: smallMapping({ ...form, site: 'fjord-bil' }), intervalMinutes: 60 }] },
    dealers: null,
    stockSites: ['fjord-bil'],
    logger,
    onChange: (site) => sites.push(site),
  });
  await writeFile(source, broken);
  expect(await catalogue.reload()).toBe(false);
  expect(sites).toEqual(['fjord-bil']); // the first reading alone
  const refusals = logger.lines.filter(({ event }) => event === 'feed.refused').map(({ facts }) => facts['reason']);
  expect(refusals).toEqual([expect.stringContaining(reason)]);
  await catalogue.stop();
});
