import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastChange, replaceFile, withFileAlone } from '../editor/fieldVersions.ts';
import type { SaveStore } from './SaveStore.ts';

/** Stores saves in the files themselves, with their former texts as versions. */
export function folderSaveStore(folder: string): SaveStore {
  return {
    refresh: () => Promise.resolve(), // a watcher notices changed files
    exclusively: (file, work) => withFileAlone(folder, file, work),
    read: async (file) => {
      const path = join(folder, file);
      const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
      return { text, changed: mtime.toISOString(), own: text, saves: [] };
    },
    store: ({ file, source, fieldName, ...save }) =>
      replaceFile(folder, file, { ...save, before: source.text, field: fieldName }),
    lastSave: (file, keys, changed) => lastChange(folder, { file, changed }, keys),
  };
}
