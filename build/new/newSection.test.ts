import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NewCommandError } from './NewCommandError.ts';
import { newSection } from './newSection.ts';

const tables = ['server/content/embedded/fields/sectionFields.ts', 'client/app/sectionComponents.ts'];
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-section-'));
  for (const file of tables) await cp(file, join(root, file));
  await cp('client/content/sections/cards/StageRow.tsx', join(root, 'client/content/sections/cards/StageRow.tsx'));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const silent = (): void => undefined;

describe('newSection()', () => {
  it('reports the paths of the files it writes', async () => {
    const said: string[] = [];
    await newSection('CustomerQuotes', root, (text) => said.push(text));
    expect(await read('client/content/sections/CustomerQuotes.tsx')).toContain('export function CustomerQuotes(');
    expect(await read('client/content/sections/CustomerQuotes.css')).toContain('.customer-quotes-text {');
    expect(await read('client/content/sections/CustomerQuotes.test.tsx')).toContain("describe('CustomerQuotes'");
    expect(said.slice(0, 5).map((line) => line.trim())).toEqual(
      expect.arrayContaining([...tables, 'client/content/sections/CustomerQuotes.tsx']),
    );
  });

  it.each(tables)('adds exactly one line to %s', async (file) => {
    const before = await read(file);
    await newSection('CustomerQuotes', root, silent);
    const after = await read(file);
    expect(after).toContain('  CustomerQuotes: ');
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added.join('\n')).toContain('CustomerQuotes');
    expect(after.split('\n').filter((line) => before.split('\n').includes(line)).length).toBeGreaterThanOrEqual(
      before.split('\n').length,
    );
  });

  it.each(['StageRow', 'HeroBanner', 'quotes', 'Custom Quotes', ''])('refuses the name "%s"', async (name) => {
    await expect(newSection(name, root, silent)).rejects.toThrow(NewCommandError);
  });
});
