import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import type { FieldSave, SaveOutcome } from '../../server/content/embedded/editor/contentEditor.ts';
import { collectingLogger, fixtureSite } from '../fixtures/contentSites.ts';
import type { TestDatabase } from '../fixtures/storage/databases.ts';
import { copyContent, editedFile, editedPage } from '../fixtures/platform/editedContent.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';

export const page = '/content/hamnbilar/start/workshop';
/** Address of a text that the tests save. */
export const title = { itemId: `${page}/Data/1-Blurb`, language: 'sv', fieldId: 'Title' };

/** Run in reverse order after each test. */
export const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A process with files of its own; poll() lets it look for the saves of others. */
export async function startProcess(database: TestDatabase, ownText = editedPage) {
  const files = await copyContent();
  await writeFile(join(files.folder, editedFile), ownText);
  const logger = collectingLogger();
  const waiting: (() => void)[] = [];
  const storage = await database.open();
  const content = await createEmbeddedContent({
    folder: files.folder,
    sites: [fixtureSite],
    logger,
    watch: true,
    savesIn: storage,
    after: (_milliseconds, run) => {
      waiting.push(run);
      return () => waiting.splice(0);
    },
  });
  ends.push(files.remove, content.stop);
  const { editor } = content;
  const valueOf = async (address: typeof title): Promise<unknown> => (await editor.read(address))?.value;
  const poll = async (): Promise<void> => {
    waiting.shift()?.();
    await waitUntil(() => waiting.length > 0);
  };
  const deploy = async (changed: string): Promise<void> => {
    await writeFile(join(files.folder, editedFile), changed);
    await content.reload();
  };
  /** The page of a visitor. */
  const shown = async (): Promise<string> =>
    JSON.stringify(await content.gateway.layout({ site: fixtureSite.name, language: 'sv', path: '/workshop' }));
  /** Reads a field as an editor does who opens it; resolves to the save of what the editor writes. */
  const begin = async (address: typeof title) => {
    const field = await editor.read(address);
    return (value: FieldSave['value'], by = 'Eva'): Promise<SaveOutcome> =>
      editor.save({ ...address, revision: field?.revision ?? '', value, by });
  };
  const save = async (address: typeof title, value: FieldSave['value'], by?: string): Promise<SaveOutcome> =>
    (await begin(address))(value, by);
  const file = (): Promise<string> => readFile(join(files.folder, editedFile), 'utf8');
  const states = (): string[] => content.saves.report().map(({ state }) => state);
  return { storage, content, editor, logger, valueOf, poll, deploy, shown, begin, save, file, states };
}

export type Process = Awaited<ReturnType<typeof startProcess>>;

/** Waits until the processes have recorded that the files include a save. */
export async function isSettled({ storage }: Process): Promise<void> {
  await waitUntil(async () => {
    const rows = await storage.db.selectFrom('content_saves').select('in_files_since').execute();
    return rows.every((row) => row.in_files_since !== null);
  });
}
