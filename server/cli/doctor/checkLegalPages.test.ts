import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newLegal } from '../../../build/new/newLegal.ts';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import { fillGaps } from '../../../test/fixtures/fillGaps.ts';
import { writeNewGroup } from '../../../test/fixtures/init/writeNewGroup.ts';
import { checkLegalPages } from './checkLegalPages.ts';

let projectRoot = '';
const pages = 'groups/lindner/content/autohaus-lindner/pages';
const file = (name: string): string => join(projectRoot, name);
const texts = async (): Promise<string[]> => {
  const found = await checkLegalPages({ group: loadGroup('groups/lindner', projectRoot), root: projectRoot });
  return found.map(({ text }) => text);
};
const withoutGaps = async (): Promise<string[]> => (await texts()).filter((text) => !text.includes('[['));

beforeEach(async () => {
  projectRoot = await mkdtemp(join(tmpdir(), 'legal-'));
  await mkdir(file('groups'));
  for (const part of ['config', 'content', 'build/init', 'package.json']) {
    await cp(part, file(part), { recursive: true });
  }
  const answers = { name: 'Autohaus Lindner', country: 'de', color: '#0b3d5c', host: 'lindner.de' };
  await writeNewGroup(file('groups/lindner'), { ...answers, languages: ['de', 'en'] }, projectRoot);
});
afterEach(() => rm(projectRoot, { recursive: true }));

describe('checkLegalPages()', () => {
  it('names the line of each gap of a new group', async () => {
    const lines = (await readFile(file(`${pages}/imprint.de.yaml`), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('Handelsregister')) + 1;
    expect(await texts()).toContainEqual(
      `${pages}/imprint.de.yaml:${String(line)}: [[Amtsgericht und Nummer, etwa HRB 12345; oder „nicht eingetragen“]] is still open.`,
    );
  });

  it('finds every page with its link in a new group', async () => {
    expect(await withoutGaps()).toEqual([]);
  });

  it('names a page that the country asks for', async () => {
    await rm(file(`${pages}/imprint.en.yaml`));
    expect(await withoutGaps()).toEqual([
      'autohaus-lindner in en has no page "imprint", which the law of de asks for.',
    ]);
  });

  it('counts a draft as missing', async () => {
    const text = await readFile(file(`${pages}/imprint.en.yaml`), 'utf8');
    await writeFile(file(`${pages}/imprint.en.yaml`), `${text}draft: true\n`);
    expect(await withoutGaps()).toEqual([expect.stringContaining('in en has no page "imprint"')]);
  });

  it('names a page that no link leads to', async () => {
    const frame = file('groups/lindner/content/autohaus-lindner/site.de.yaml');
    await writeFile(frame, (await readFile(frame, 'utf8')).replace('/impressum', '/kontakt'));
    expect(await withoutGaps()).toEqual(['No link leads to /impressum of autohaus-lindner in de.']);
  });

  it('is satisfied once the missing pages are written', async () => {
    for (const page of ['imprint.de', 'imprint.en', 'accessibility.en']) await rm(file(`${pages}/${page}.yaml`));
    const { folder, sites } = loadGroup('groups/lindner', projectRoot);
    await newLegal({ projectRoot, folder, sites, say: () => undefined });
    expect(await withoutGaps()).toEqual([]);
  });

  it('reports nothing open once every gap is filled in', async () => {
    await fillGaps(file(pages));
    expect(await texts()).toEqual([expect.stringMatching(/^Each page that the law asks for is there/)]);
  });
});
