import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import { writeNewGroup } from '../../test/fixtures/init/writeNewGroup.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';
import type { SiteOptions } from './buildNewSite.ts';
import { NewCommandError } from './NewCommandError.ts';
import { newSite } from './newSite.ts';

const answers = { name: 'Fjord Truck', country: 'se', languages: 'sv,en', host: 'fjordtruck.se', color: '#0b3d5c' };
let projectRoot = '';
let folder = '';
beforeEach(async () => {
  projectRoot = await mkdtemp(join(tmpdir(), 'new-site-'));
  folder = join(projectRoot, 'groups/fjord');
  for (const part of ['config', 'content', 'build/init', 'package.json']) {
    await cp(part, join(projectRoot, part), { recursive: true });
  }
  const group = { name: 'Fjord Bil', country: 'no', color: '#0b3d5c', host: 'fjordbil.no' };
  await writeNewGroup(folder, { ...group, languages: ['nb'] }, projectRoot);
});
afterEach(() => rm(projectRoot, { recursive: true }));

const add = (more: Partial<SiteOptions> = {}): Promise<void> =>
  newSite({ ...answers, ...more }, { projectRoot, folder, say: () => undefined });

describe('newSite()', () => {
  it('adds a site to the group that its files describe', async () => {
    await add();
    const { sites } = loadGroup(folder, projectRoot);
    expect(sites.map(({ name }) => name)).toEqual(['fjord-bil', 'fjord-truck']);
    expect(sites[1]).toMatchObject({
      displayName: 'Fjord Truck',
      languages: ['sv', 'en'],
      hosts: ['fjordtruck.se', 'www.fjordtruck.se'],
    });
  });

  it('writes pages that the content loader accepts', async () => {
    await add();
    const { contentFolder, sites } = loadGroup(folder, projectRoot);
    await expect(loadContentTree(contentFolder, sites, { builtInTexts: productTexts })).resolves.toBeTruthy();
  });

  it.each([
    ['sites: [fjord-bil] # ours\n', 'sites: [fjord-bil, fjord-truck] # ours\n'],
    ['sites:\n  - fjord-bil # the first\n', 'sites:\n  - fjord-bil # the first\n  - fjord-truck\n'],
  ])('changes nothing else in group.yaml with %j', async (sites, changed) => {
    const file = join(folder, 'group.yaml');
    const written = (await readFile(file, 'utf8')).replace(/^sites: .*\n/m, `${sites}# the stock:   all of it\n`);
    await writeFile(file, written);
    await add();
    expect(await readFile(file, 'utf8')).toBe(written.replace(sites, changed));
  });

  it('adds a site in a country of the group', async () => {
    await cp('config/countries/fi.yaml', join(folder, 'countries/nl.yaml'));
    await add({ country: 'nl', languages: 'en' });
    expect(loadGroup(folder, projectRoot).sites[1]?.country).toBe('nl');
  });

  it('adds a site that sells no cars', async () => {
    await add({ stock: false });
    const { contentFolder, sites } = loadGroup(folder, projectRoot);
    expect(sites[1]?.features.stock).toBe(false);
    const content = await loadContentTree(contentFolder, sites, { builtInTexts: productTexts });
    expect(content.itemsByPath.has('/content/fjord-truck/start/cars')).toBe(false);
    const start = content.itemsByPath.get('/content/fjord-truck/start')?.versions.get('en');
    expect(JSON.stringify(start)).toContain('Welcome to');
    expect(JSON.stringify(start)).not.toMatch(/next car|in stock/);
  });

  it('refuses a site that the group has', async () => {
    await expect(add({ name: 'Fjord Bil' })).rejects.toThrow(NewCommandError);
  });

  it('leaves the group as it was when the host belongs to another site', async () => {
    const before = await readdir(folder, { recursive: true });
    await expect(add({ host: 'fjordbil.no' })).rejects.toThrow('fjordbil.no');
    expect((await readdir(folder, { recursive: true })).filter((file) => /yaml|txt/.test(file))).toEqual(
      before.filter((file) => /yaml|txt/.test(file)),
    );
  });
});
