import type { ContentTree } from '../ContentTree.ts';
import type { FileReading } from '../files/readYamlFile.ts';
import type { SaveStore } from './SaveStore.ts';
import type { AppliedFile, AppliedSave } from './applySaves.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastChange, replaceFile, withFileAlone } from '../editor/fieldVersions.ts';

/** Stores saves in the files themselves, with their former texts as versions. */
function folderSaveStore(folder: string): SaveStore {
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

/** Editors' saves as part of the content of a process. */
export interface EditorSaves {
  store: SaveStore;
  /** Options for reading files. */
  reading: Pick<FileReading, 'overlay'>;
  /** Loads content without the saves that make their file unusable. */
  load(loadOnce: () => Promise<ContentTree>): Promise<ContentTree>;
  /** To be called with each tree that becomes the current one. */
  note(tree: ContentTree): void;
  /** Every save that is not part of the files, with its use in a tree, oldest first. */
  report(tree: ContentTree): AppliedSave[];
  /** A file with its saves; null when there are none. */
  applied(file: string): AppliedFile | null;
  /** Begins to poll for saves of other processes. */
  start(): void;
  stop(): void;
}

/** Saves that go into the files themselves. */
export function savesInFolder(folder: string): EditorSaves {
  return {
    store: folderSaveStore(folder),
    reading: {},
    load: (loadOnce) => loadOnce(),
    note: () => undefined,
    report: () => [],
    applied: () => null,
    start: () => undefined,
    stop: () => undefined,
  };
}
