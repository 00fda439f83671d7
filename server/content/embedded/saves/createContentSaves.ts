import type { Storage } from '../../../storage/Storage.ts';
import type { FileOverlay } from '../files/readYamlFile.ts';
import { applySaves } from './applySaves.ts';
import type { AppliedFile, AppliedSave } from './applySaves.ts';
import type { ContentSave } from './ContentSave.ts';
import { hashText } from './contentHash.ts';
import { keepIncludedSaves, readBaseTexts, readSaveNews, settleSaves } from './storedSaves.ts';
import type { SettledFile } from './storedSaves.ts';

/** Saves of the content in the database, as far as this process has read them. */
export interface ContentSaves {
  /** Version that was read last. */
  version(): number;
  /**
   * Reads the changes of all processes.
   * @returns true when there are any
   * @throws DatabaseUnavailableError
   */
  refresh(): Promise<boolean>;
  /** Applies the saves of a file to its text. */
  overlay: FileOverlay;
  /** The file as the overlay made it last; null for a file without saves. */
  applied(file: string): AppliedFile | null;
  /** Every save that was applied, with its use in the files that `has` names, oldest first. */
  report(has: (file: string) => boolean): AppliedSave[];
  /** Leaves a save out over the base with this hash; null takes it in again. */
  setRefused(save: ContentSave, baseHash: string | null): void;
  /** Records which saves the files of this process include, and which included ones it still needs. */
  settle(): Promise<void>;
}

/** Holds the saves of a database in memory. It reads nothing before the first refresh(). */
export function createContentSaves(storage: Pick<Storage, 'db' | 'write'>): ContentSaves {
  let version = 0;
  const savesById = new Map<number, ContentSave>();
  /** Versions of bases by file and hash. */
  const baseVersions = new Map<string, number>();
  let baseTexts = new Map<string, string>();
  const appliedByFile = new Map<string, AppliedFile>();
  /** Hash of the base over which a save was refused, by id. */
  const refusedOver = new Map<number, string>();
  const baseKey = (file: string, hash: string): string => `${hash} ${file}`;
  const inOrder = (saves: Iterable<ContentSave>): ContentSave[] => [...saves].sort((a, b) => a.id - b.id);

  const readNews = async (): Promise<boolean> => {
    const news = await readSaveNews(storage.db, version);
    if (!news) return false;
    const neededHashes = new Set([...savesById.values(), ...news.saves].map(({ baseHash }) => baseHash));
    const missing = [...neededHashes].filter((hash) => !baseTexts.has(hash));
    const texts = await readBaseTexts(storage.db, missing);
    // nothing is awaited from here on: a load of the files sees all changes or none
    const ended = news.endedIds.flatMap((id) => savesById.get(id) ?? []);
    for (const { file } of [...news.saves, ...news.bases, ...ended]) appliedByFile.delete(file);
    for (const save of news.saves) savesById.set(save.id, save);
    for (const { id } of ended) savesById.delete(id);
    for (const { file, hash, version: first } of news.bases) baseVersions.set(baseKey(file, hash), first);
    baseTexts = new Map([...baseTexts, ...texts].filter(([hash]) => neededHashes.has(hash)));
    version = news.version;
    return true;
  };
  let reading: Promise<unknown> = Promise.resolve();

  const apply = (file: string, text: string): AppliedFile | null => {
    const saves = inOrder(savesById.values()).filter((save) => save.file === file);
    if (saves.length === 0) return null;
    const hash = hashText(text);
    const last = appliedByFile.get(file);
    if (last?.base.hash === hash) return last;
    const base = { text, hash, version: baseVersions.get(baseKey(file, hash)) ?? null };
    const applied = applySaves(base, saves, {
      textOf: (other) => baseTexts.get(other),
      isRefused: ({ id }) => refusedOver.get(id) === hash,
    });
    appliedByFile.set(file, applied);
    return applied;
  };

  return {
    version: () => version,
    refresh: () => {
      const news = reading.then(readNews);
      reading = news.catch(() => undefined);
      return news;
    },
    overlay: (file, own) => {
      const applied = apply(file, own.text);
      if (!applied) return own;
      const times = applied.saves.filter(({ state }) => state === 'shown').map(({ save }) => Date.parse(save.at));
      return { text: applied.text, time: new Date(Math.max(own.time.getTime(), ...times)) };
    },
    applied: (file) => appliedByFile.get(file) ?? null,
    report: (has) =>
      inOrder(savesById.values()).flatMap((save): AppliedSave[] => {
        if (!has(save.file)) return [{ save, state: 'fileMissing', keys: null }];
        return (appliedByFile.get(save.file)?.saves ?? []).filter((one) => one.save.id === save.id);
      }),
    setRefused: ({ id, file }, baseHash) => {
      if (baseHash === null) refusedOver.delete(id);
      else refusedOver.set(id, baseHash);
      appliedByFile.delete(file);
    },
    settle: async () => {
      const files = [...appliedByFile].flatMap(([file, { base, saves }]): SettledFile[] => {
        const open = saves.filter(({ save }) => save.inFilesSince === null);
        const includedIds = open.filter(({ state }) => state === 'inFiles').map(({ save }) => save.id);
        const isNewBase = open.length > 0 && !baseVersions.has(baseKey(file, base.hash));
        return isNewBase || includedIds.length > 0 ? [{ file, text: base.text, includedIds }] : [];
      });
      if (files.length > 0) await settleSaves(storage, files);
      const neededIds = [...appliedByFile.values()].flatMap(({ saves }) =>
        saves.filter(({ save, state }) => save.inFilesSince !== null && state !== 'inFiles').map(({ save }) => save.id),
      );
      if (neededIds.length > 0) await keepIncludedSaves(storage, neededIds);
    },
  };
}
