import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newText } from './newText.ts';
import type { NewText } from './newText.ts';

const files = {
  en: "# the list\nsortLabel: 'Sort'\nclear: Clear\n\n# its end\nshowMore: 'Show more'\n",
  sv: 'sortLabel: Sortera\nclear: Rensa\nshowMore: Visa fler\n',
  'en-US': 'showMore: More\n',
};

let root = '';
const fileOf = (language: string): string => join(root, `content/languages/${language}/texts/list.yaml`);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-text-'));
  for (const [language, yaml] of Object.entries(files)) {
    await mkdir(join(fileOf(language), '..'), { recursive: true });
    await writeFile(fileOf(language), yaml);
  }
});
afterEach(() => rm(root, { recursive: true }));

const texts = { en: 'Newest: {day}', sv: 'Nyaste: {day}' };
const add = (more: Partial<NewText> = {}): Promise<void> =>
  newText({ room: 'list', key: 'sortNew', texts, after: null, ...more }, root, () => undefined);
const read = (language: string): Promise<string> => readFile(fileOf(language), 'utf8');

describe('newText()', () => {
  it('adds the text to each language after a key', async () => {
    await add({ after: 'sortLabel' });
    expect(await read('en')).toBe(files.en.replace('clear:', "sortNew: 'Newest: {day}'\nclear:"));
    expect(await read('sv')).toBe(files.sv.replace('clear:', "sortNew: 'Nyaste: {day}'\nclear:"));
  });

  it('adds the text at the end without a key to follow', async () => {
    await add();
    expect(await read('sv')).toBe(`${files.sv}sortNew: 'Nyaste: {day}'\n`);
  });

  it('writes the words of a variant only when they are given', async () => {
    await add();
    expect(await read('en-US')).toBe(files['en-US']);
    await add({ key: 'color', texts: { en: 'Colour', sv: 'Färg', 'en-US': 'Color' } });
    expect(await read('en-US')).toBe(`${files['en-US']}color: Color\n`);
  });

  it.each<[Partial<NewText>, string]>([
    [{ texts: { en: 'New' } }, 'The text in sv is missing.'],
    [{ texts: { ...texts, xx: 'New' } }, 'There is no folder content/languages/xx.'],
    [{ key: 'clear' }, 'content/languages/en/texts/list.yaml has clear already.'],
    [{ key: 'Sort new' }, '"Sort new" is not a key.'],
    [{ after: 'sortOld' }, 'content/languages/sv/texts/list.yaml has no sortOld.'],
    [{ room: 'lists' }, 'No language has a file texts/lists.yaml.'],
  ])('writes nothing for %j', async (wrong, fault) => {
    await expect(add(wrong)).rejects.toThrow(fault);
    expect(await read('en')).toBe(files.en);
  });
});
