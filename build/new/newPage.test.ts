import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { NewCommandError } from './NewCommandError.ts';
import { newPage } from './newPage.ts';

const sites: Pick<SiteConfig, 'name' | 'languages'>[] = [
  { name: 'fjord-bil', languages: ['nb', 'en'] },
  { name: 'fjord-truck', languages: ['nb'] },
];
let folder = '';
let said: string[] = [];
const say = (text: string): void => void said.push(text);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-page-'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true }));

const write = (path: string, site: string | null = null, title = 'Our "history": 1926'): Promise<void> =>
  newPage({ path, title, site }, { projectRoot: join(folder, '../product'), folder, sites, say });

describe('newPage()', () => {
  it.each(['nb', 'en'])('writes the page in the language %s of the first site', async (language) => {
    await write('about/our-history');
    const text = await readFile(join(folder, `content/fjord-bil/pages/about/our-history.${language}.yaml`), 'utf8');
    expect(parse(text)).toMatchObject({ title: 'Our "history": 1926', slug: 'our-history' });
  });

  it("names its files by their paths from the product's folder", async () => {
    await write('contact', 'fjord-truck');
    expect(said[0]).toBe(`  ../${basename(folder)}/content/fjord-truck/pages/contact.nb.yaml\n`);
  });

  it('writes to the site that is named', async () => {
    await write('contact', 'fjord-truck');
    expect(await readFile(join(folder, 'content/fjord-truck/pages/contact.nb.yaml'), 'utf8')).toContain(
      'slug: contact',
    );
  });

  it('never overwrites a page', async () => {
    await write('contact');
    await expect(write('contact')).rejects.toThrow('contact.nb.yaml exists already.');
  });

  it.each(['', '../up', 'About', '/about', 'a b'])('refuses the path "%s"', async (path) => {
    await expect(write(path)).rejects.toThrow(NewCommandError);
  });

  it('refuses a site that is not there', async () => {
    await expect(write('contact', 'none')).rejects.toThrow('There is no site "none"');
  });
});
