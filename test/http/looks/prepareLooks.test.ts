import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import { readAssetManifest } from '../../../server/render/AssetManifest.ts';
import type { PreparedLooks } from '../../../server/looks/prepareLooks.ts';
import { GroupFolder } from '../../fixtures/groupFolder.ts';
import { prepareFixtureLooks } from './prepareFixtureLooks.ts';

/* The looks of a group outside the product, made by the built program. */

const group = new GroupFolder();
let folder: string;
let commonSheet: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'looks-'));
  ({ commonCss: commonSheet } = await readAssetManifest('dist/manifest.json'));
});
afterAll(async () => {
  group.remove();
  await rm(folder, { recursive: true });
});

const prepare = (looksFolder = join(folder, 'looks')): Promise<PreparedLooks> =>
  prepareFixtureLooks(loadGroup('groups/fjord', group.root), looksFolder);

function readSheet({ bySite, folder: place }: PreparedLooks): Promise<string> {
  return readFile(join(place, basename(bySite['fjord-bil']?.css ?? '')), 'utf8');
}

describe('the looks of a group', () => {
  it('have the rules of every page before the theme', async () => {
    const looks = await prepare();
    const sheet = await readSheet(looks);
    const common = await readFile(join('dist/public', commonSheet), 'utf8');
    expect(sheet.startsWith(common.trimEnd())).toBe(true);
    const fonts = [...sheet.matchAll(/url\('\/assets\/([^']+\.woff2)'\)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    expect(await readdir(looks.folder)).toEqual(expect.arrayContaining(fonts));
  });

  it('are made once', async () => {
    const { folder: first } = await prepare();
    const list = join(first, 'looks.json');
    await utimes(list, 1, 1);
    expect((await prepare()).folder).toBe(first);
    expect((await stat(list)).mtimeMs).toBe(1000);
  });

  it('are made by two servers at the same time without harm', async () => {
    const place = join(folder, 'shared');
    const [one, other] = await Promise.all([prepare(place), prepare(place)]);
    expect(other).toEqual(one);
    expect((await readdir(place)).sort()).toEqual([basename(one.folder), 'fonts'].sort());
  });

  it('are made again when their list is damaged', async () => {
    const { folder: first, bySite } = await prepare();
    await writeFile(join(first, 'looks.json'), '{"fjord');
    expect((await prepare()).bySite).toEqual(bySite);
  });

  it('follow a changed theme without a build', async () => {
    const before = await prepare();
    group.write('groups/fjord/themes/fjord.yaml', ['tokens:', '  radius-button: 7px']);
    const after = await prepare();
    expect(after.folder).not.toBe(before.folder);
    expect(await readSheet(after)).toContain('--radius-button:7px');
  });

  it('name LOOKS_DIR when it cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(prepare(file)).rejects.toThrow(/cannot be written to .*file: .* Set LOOKS_DIR to a folder/);
  });
});
