import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { ContentUsageError, readContentArguments } from '../../server/content/command/contentArguments.ts';
import { ContentCommandError, runContentCommand } from '../../server/content/command/contentCommand.ts';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import type { EmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { fixtureSite } from '../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { copyContent, editedFile, editedPage } from '../fixtures/platform/editedContent.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

const title = { itemId: '/content/hamnbilar/start/workshop/Data/1-Blurb', language: 'sv', fieldId: 'Title' };
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const { folder } = await copyContent();
  folders.push(folder);
  return folder;
}

const loadContent = (folder: string, storage: Storage): Promise<EmbeddedContent> =>
  createEmbeddedContent({ folder, sites: [fixtureSite], logger: silentLogger, watch: false, savesIn: storage });

describeOnBothDatabases('npm run content', (emptyDatabase) => {
  /** A server with a save of the title, and a checkout on which commands run. */
  async function savedTitle() {
    const storage = await (await emptyDatabase()).open();
    const { editor } = await loadContent(await newFolder(), storage);
    const save = async (value: string): Promise<void> => {
      const field = await editor.read(title);
      await editor.save({ ...title, revision: field?.revision ?? '', value, by: 'Eva' });
    };
    await save('Lägre pris');
    const checkout = await newFolder();
    const run = async (...words: string[]): Promise<string> => {
      let said = '';
      const request = readContentArguments(words);
      if (request.command === 'help') throw new Error('help runs nothing');
      const content = await loadContent(checkout, storage);
      await runContentCommand(request, { storage, content, folder: checkout, say: (text) => (said += text) });
      return said;
    };
    const file = (folder = checkout): Promise<string> => readFile(join(folder, editedFile), 'utf8');
    return { save, run, file, checkout, editor };
  }

  it('lists the saves that no file includes', async () => {
    const { run } = await savedTitle();
    expect(await run('list')).toMatch(/^1 {2}\S+ {2}Eva {2}hamnbilar\/pages\/workshop\.sv\.yaml {2}Title {2}shown\n$/);
  });

  it('shows both values of a save', async () => {
    const { run } = await savedTitle();
    expect(await run('show', '1')).toMatch(/"Fast pris"[^]*"Lägre pris"/);
  });

  it('writes saves into the files', async () => {
    const { run, file } = await savedTitle();
    await run('export');
    expect(await file()).toBe(editedPage.replace('Fast pris', 'Lägre pris'));
  });

  it('lists nothing that the files include', async () => {
    const { run } = await savedTitle();
    await run('export');
    expect(await run('list')).toBe('The files include all saves.\n');
  });

  it('writes into another folder on request', async () => {
    const { run, file, checkout } = await savedTitle();
    const out = join(checkout, 'out');
    await run('export', '--out', out);
    expect([await file(), await file(out)]).toEqual([editedPage, editedPage.replace('Fast pris', 'Lägre pris')]);
  });

  it('reports a save that does not fit the files', async () => {
    const { run, checkout } = await savedTitle();
    await writeFile(join(checkout, editedFile), editedPage.replace('Fast pris', 'Pris på förfrågan'));
    expect(await run('export')).toContain('by Eva');
    expect(await run('list')).toContain('left out: the file has another value now');
  });

  it('drops a save', async () => {
    const { run, editor } = await savedTitle();
    await run('drop', '1');
    expect((await editor.read(title))?.value).toBe('Fast pris');
  });

  it('drops a save only once', async () => {
    const { run } = await savedTitle();
    await run('drop', '1');
    await expect(run('drop', '1')).rejects.toThrow(ContentCommandError);
  });

  it.each([[['lst']], [['show']], [['show', 'x']], [['drop']], [['export', '--to', 'x']], [['list', 'x']]])(
    'refuses %j',
    (words) => {
      expect(() => readContentArguments(words)).toThrow(ContentUsageError);
    },
  );
});
