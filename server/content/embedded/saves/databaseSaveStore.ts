import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { Storage } from '../../../storage/Storage.ts';
import { readOwnText } from '../files/readYamlFile.ts';
import type { SaveStore } from './SaveStore.ts';
import { valueAt } from '../files/valueAt.ts';
import { hashValue } from './contentHash.ts';
import type { ContentSaves } from './createContentSaves.ts';
import type { SaveSync } from './createSaveSync.ts';
import { EditConflictError, storeSave } from './storedSaves.ts';

interface DatabaseSaveStoreOptions {
  folder: string;
  storage: Pick<Storage, 'write'>;
  saves: ContentSaves;
  sync: SaveSync['sync'];
  refresh: SaveSync['refresh'];
}

/** Runs of a save until it fails: each time, another process has saved a field of the same file. */
const maxRuns = 5;
/** More replaced values than this are not remembered: older ones are in no file any more. */
const maxReplaces = 200;

/** Stores saves in a database; the files stay as they are. */
export function databaseSaveStore({ folder, storage, saves, sync, refresh }: DatabaseSaveStoreOptions): SaveStore {
  /** Version that the save under way is checked with; the editor runs one at a time. */
  let seenVersion = 0;
  return {
    refresh,
    exclusively: async (_file, work) => {
      for (let run = 1; ; run += 1) {
        seenVersion = await sync();
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof EditConflictError) || run === maxRuns) throw error;
        }
      }
    },
    read: async (file) => {
      const own = await readOwnText(join(folder, file));
      if (!own) throw new Error(`The content file ${file} has been removed.`);
      const { text, time } = saves.overlay(file, own);
      const applied = saves.applied(file);
      return { text, changed: time.toISOString(), own: own.text, saves: applied?.saves ?? [] };
    },
    store: async ({ file, source, time, by, fieldName, keys, value }) => {
      const earlier = source.saves.filter((one) => isDeepStrictEqual(one.keys, keys)).map(({ save }) => save);
      const replaced = valueAt(parseDocument(source.text).toJS(), keys);
      const known = earlier.flatMap((save) => [...save.replaces, hashValue(save.value)]);
      await storeSave(storage, {
        ...{ file, by, fieldName, keys, value, seenVersion },
        at: time.toISOString(),
        baseText: source.own,
        replaces: [...new Set([...known, hashValue(replaced)])].slice(-maxReplaces),
        replacedIds: earlier.map(({ id }) => id),
      });
      // it is stored: if the database fails now, the next poll reads it
      await saves.refresh().catch(() => false);
    },
    lastSave: (file, keys) => {
      const last = saves.applied(file)?.saves.findLast(({ state, keys: place, save }) => {
        const isValue = state === 'shown' || (state === 'inFiles' && save.inFilesSince === null);
        return isValue && isDeepStrictEqual(place, keys);
      });
      return Promise.resolve(last ? { by: last.save.by, at: last.save.at } : null);
    },
  };
}
