import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { loadTireHotelFiles } from '../../server/tirehotel/embedded/files/loadTireHotelFiles.ts';

const contentFolder = join(process.cwd(), 'groups/polhem/content');
const sites = [{ name: 'polhem-bil', country: 'se' }] as const;
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Creates a copy of the demo's files with one text of one file replaced. */
async function withFault(name: string, from: string, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tire-files-'));
  folders.push(folder);
  await cp(join(contentFolder, 'tirehotel'), join(folder, 'tirehotel'), { recursive: true });
  const file = join(folder, 'tirehotel', name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  return folder;
}

describe("the tire hotel's files", () => {
  it('say who has which wheels where', async () => {
    const { agreements, locations, packages } = await loadTireHotelFiles({
      sites,
      contentFolder,
      logger: silentLogger,
    });
    expect(agreements).toHaveLength(8);
    expect(agreements[0]).toMatchObject({ phone: '+46701740605', vehicles: [{ name: 'Nordvik E60 Estate' }] });
    const [van] = agreements[6]?.vehicles ?? [];
    expect(van?.tires.map(({ name }) => name)).toEqual([
      'Vintra Cargo',
      'Vintra Cargo',
      'Vintra Cargo 2',
      'Vintra Cargo 2',
    ]);
    expect(van?.tires[3]).toMatchObject({
      sectionWidth: 215,
      aspectRatio: 65,
      rimDiameter: 16,
      pattern: 'Dubbfritt C',
    });
    expect(locations.find(({ erpId }) => erpId === '10.10016')).toMatchObject({ lifts: 3, dropOffs: 4 });
    expect(packages).toContainEqual({ productId: 'dackhotell-premium', level: 'Premium' });
  });

  it.each([
    ['agreements.yaml', 'phone: 070-174 06 06', 'phone: 070-174 06 05', 'agreements[2].phone already has an agreement'],
    ['agreements.yaml', 'phone: 070-174 06 06', 'phone: none', 'agreements[2].phone must be a telephone number'],
    ['agreements.yaml', 'plate: DEMO02', 'plate: POL26K', 'agreements[2].vehicles[1].plate occurs twice'],
    ['agreements.yaml', 'plate: DEMO02', 'plate: abc 12', 'must be a plate of two to ten characters, in capitals'],
    ['agreements.yaml', "'10.10026'", "'10.1'", 'agreements[2].vehicles[1].location is not an erpId in locations.yaml'],
    ['agreements.yaml', 'dackhotell-premium', 'gold', 'agreements[1].vehicles[1].package is not a productId'],
    ['agreements.yaml', '235/50 R19', '235/50', 'a size such as 205/55 R16'],
    ['agreements.yaml', 'depth: 6.2', 'depth: many', 'agreements[1].vehicles[1].tires[1].depth must be a number.'],
    ['agreements.yaml', 'depth: 6.2', 'depth: -1', 'agreements[1].vehicles[1].tires[1].depth must be greater than'],
    ['locations.yaml', "Lördag: '09:00", "Lörda: '09:00", 'locations[2] has opening hours that cannot be read'],
    ['locations.yaml', 'workMinutes: 45', 'workMinutes: 40', 'workMinutes must be a multiple of 15.'],
    ['packages.yaml', 'dackhotell-bas', 'dackhotell-premium', 'packages[3] contains a duplicate value'],
    ['packages.yaml', 'packages:', 'packages: [', 'is not YAML'],
  ])('with a fault are refused with a fix (%s: %s)', async (...fault) => {
    const [name, from, to, message] = fault;
    const logger = silentLogger;
    const loaded = loadTireHotelFiles({ sites, contentFolder: await withFault(name, from, to), logger });
    await expect(loaded).rejects.toThrow(message);
    await expect(loaded).rejects.toThrow(new RegExp(`tirehotel/${name}:\\d+: `));
  });

  it('are refused when one of them is missing', async () => {
    const folder = await withFault('packages.yaml', 'packages', 'packages');
    await rm(join(folder, 'tirehotel', 'packages.yaml'));
    await expect(loadTireHotelFiles({ sites, contentFolder: folder, logger: silentLogger })).rejects.toThrow(
      'tirehotel/packages.yaml: is missing; docs/tirehotel.md describes it.',
    );
  });

  it('are empty when all of them are missing', async () => {
    const folder = await withFault('packages.yaml', 'packages', 'packages');
    await rm(join(folder, 'tirehotel'), { recursive: true });
    const logger = collectingLogger();
    expect((await loadTireHotelFiles({ sites, contentFolder: folder, logger })).agreements).toEqual([]);
    expect(logger.lines).toMatchObject([{ level: 'warn', event: 'tireHotel.noReferenceData' }]);
  });
});
