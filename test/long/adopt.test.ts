import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { projectCopy } from '../fixtures/projectCopy.ts';
import type { ProjectCopy } from '../fixtures/projectCopy.ts';
import { readPage } from '../http/readPage.ts';

/* docs/adopt.md done by a script: a Norwegian group with an export of its dealer system, then without the demo. */

const brands = [
  ['Volvo', 'XC60'],
  ['Toyota', 'RAV4'],
  ['Škoda', 'Octavia'],
  ['BMW', 'X3'],
] as const;
const fuels = ['Bensin', 'Diesel', 'Elektrisk'];
const header = 'Annonse;Merke;Modell;Årsmodell;Kilometerstand;Pris;Drivstoff;Girkasse;Regnr';

/** An export as dealers have it: semicolons, windows-1252, decimal commas, and five prices that are none. */
function exportedRows(): string {
  const rows = Array.from({ length: 300 }, (_, at) => {
    const [brand, model] = brands[at % brands.length] ?? brands[0];
    const price = at % 60 === 7 ? 'ring' : `${String(150_000 + at * 1000)},00`;
    const gearbox = at % 2 === 0 ? 'Automat' : 'Manuell';
    const fuel = fuels[at % fuels.length] ?? '';
    return [
      1000 + at,
      brand,
      model,
      2015 + (at % 9),
      10_000 + at * 500,
      price,
      fuel,
      gearbox,
      `AB${String(10_000 + at)}`,
    ];
  });
  return [header, ...rows.map((row) => row.join(';'))].join('\r\n');
}

const groupFile = (folder: string, name: string): string => join(folder, 'groups/fjord', name);

describe('a group that adopts the product by docs/adopt.md', () => {
  let project: ProjectCopy;
  let server: RunningServer;
  let checked: string;

  const page = async (path: string): Promise<string> => {
    const answer = await fetch(server.address + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const search = async (body: object): Promise<{ total_items: number }> => {
    const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as { total_items: number };
  };

  beforeAll(async () => {
    project = await projectCopy({ GROUP: 'fjord' });
    const answers = ['--name', 'Fjord Bil', '--country', 'no', '--languages', 'nb,en', '--host', 'fjordbil.example'];
    await project.script('init.ts', ...answers, '--color', '#0b3d5c', '--group', 'fjord');
    const feed = groupFile(project.folder, 'stock/export.csv');
    await writeFile(feed, iconv.encode(exportedRows(), 'windows-1252'));
    await project.script('new.ts', 'feed', feed, '--site', 'fjord-bil');
    const mapping = groupFile(project.folder, 'feeds/export.json');
    checked = await project.script('stock.ts', 'check', feed, mapping);
    const groupYaml = groupFile(project.folder, 'group.yaml');
    const group = await readFile(groupYaml, 'utf8');
    await writeFile(groupYaml, group.replace('stock/cars.csv', 'stock/export.csv').replace('cars.json', 'export.json'));
    await writeFile(groupFile(project.folder, 'redirects/fjord-bil.txt'), '/gammel-side -> /biler\n');
    await project.script('build.ts');
    server = await startServer({ GROUP: 'fjord' }, 'dist', project.folder);
  }, 600_000);
  afterAll(async () => {
    await server.stop();
    await project.remove();
  });

  it('is told which rows of its export are left out, and why', () => {
    expect(checked).toMatch(/300 rows read: 295 served, 5 skipped/);
    expect(checked).toContain('line 9 "ring"');
  });

  it('serves its start page in both languages', async () => {
    expect(readPage(await page('/')).lang).toBe('nb');
    expect(readPage(await page('/en')).lang).toBe('en');
  });

  it('filters its cars', async () => {
    expect((await search({ limit: 0 })).total_items).toBe(295);
    expect((await search({ limit: 0, filters: { car_brand: ['Toyota'] } })).total_items).toBe(75);
  });

  it('lists its cars in kroner, with values in the language of the page', async () => {
    expect(readPage(await page('/biler')).words.join(' ')).toContain('Elektrisk');
    const english = readPage(await page('/en/cars')).words;
    expect(english).toContain('Petrol');
    expect(english.filter((word) => /Bensin|Elektrisk/.test(word))).toEqual([]);
  });

  it('shows a car', async () => {
    const [car = ''] = readPage(await page('/biler')).links.filter((href) => href.startsWith('/bil/'));
    expect(await page(car)).toMatch(/\d{3}\s000\skr/);
  });

  it('shows its dealers', async () => {
    const [dealer = ''] = readPage(await page('/anlegg')).links.filter((href) => /^\/anlegget?\/./.test(href));
    await page(dealer);
  });

  it('sends old addresses on', async () => {
    const { status, headers } = await fetch(`${server.address}/gammel-side`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, '/biler']);
  });

  it('lists its pages for search engines', async () => {
    expect(await page('/sitemap-pages.xml')).toContain('/en/about-us</loc>');
  });

  it('goes on without the demo', async () => {
    await server.stop();
    expect(await project.script('init.ts', '--remove-demo')).toContain('groups/polhem');
    await project.script('build.ts');
    server = await startServer({}, 'dist', project.folder);
    await page('/biler');
  }, 300_000);
});
