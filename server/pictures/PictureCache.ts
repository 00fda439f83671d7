import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../shared/kit/Logger.ts';
import { makeFolder } from '../storage/makeFolder.ts';
import { SegmentedLru } from './SegmentedLru.ts';

export interface PictureCacheOptions {
  folder: string;
  /** Maximum bytes of all files; 0 disables the cache. */
  maxBytes: number;
  logger: Logger;
}

export interface CachedPicture {
  bytes: Buffer;
  /** Creation time, ms since 1970. */
  madeAt: number;
}

const fileName = /^[\da-f]{40}\.(\d+)$/;

/**
 * Disk cache of scaled pictures; those requested once are evicted first, then the least recently used.
 * Files are written under a temporary name and renamed, so that a stopped process leaves no partial picture. Several
 * processes may share the folder: a file removed by another one is a miss. An unwritable folder is logged, and pictures
 * are then created each time.
 */
export class PictureCache {
  readonly #options: PictureCacheOptions;
  /** Bytes by key; the values are on disk. */
  readonly #sizes: SegmentedLru<{ name: string; bytes: number }> | null;
  readonly #removals = new Set<Promise<void>>();
  #writes = 0;

  constructor(options: PictureCacheOptions) {
    this.#options = options;
    this.#sizes = options.maxBytes === 0 ? null : new SegmentedLru(options.maxBytes, ({ name }) => this.#remove(name));
  }

  /** Loads the entries left by earlier processes, newest last. */
  async open(): Promise<void> {
    if (!this.#sizes) return;
    const { folder } = this.#options;
    const found: { name: string; bytes: number; usedAt: number; isUsedAgain: boolean }[] = [];
    try {
      await makeFolder(folder);
      for (const name of await readdir(folder)) {
        const facts = await stat(join(folder, name)).catch(() => null);
        if (facts && fileName.test(name)) {
          const { size: bytes, atimeMs: usedAt, mtimeMs } = facts;
          found.push({ name, bytes, usedAt, isUsedAgain: usedAt > mtimeMs });
        } else if (facts && Date.now() - facts.mtimeMs > 60_000) await rm(join(folder, name), { force: true });
      }
    } catch (error) {
      this.#warn(error);
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    for (const { name, bytes, isUsedAgain } of found) {
      const key = name.slice(0, 40);
      const earlier = this.#sizes.delete(key);
      if (earlier) this.#remove(earlier.name);
      this.#sizes.add(key, { name, bytes }, isUsedAgain);
    }
  }

  /** @param key 40 hexadecimal digits */
  async get(key: string): Promise<CachedPicture | null> {
    const known = this.#sizes?.use(key);
    if (!known) return null;
    const path = join(this.#options.folder, known.name);
    try {
      const bytes = await readFile(path);
      const madeAt = Number(fileName.exec(known.name)?.[1]);
      void utimes(path, new Date(), new Date(madeAt)).catch(() => undefined); // for the order after a restart
      return { bytes, madeAt };
    } catch {
      this.#sizes?.delete(key);
      return null;
    }
  }

  /** Stores a picture, unless it is larger than the whole cache. */
  async set(key: string, { bytes, madeAt }: CachedPicture): Promise<void> {
    if (!this.#sizes || bytes.length > this.#options.maxBytes) return;
    const { folder } = this.#options;
    const name = `${key}.${String(madeAt)}`;
    const part = join(folder, `part-${String(process.pid)}-${String((this.#writes += 1))}`);
    try {
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
    } catch (error) {
      this.#warn(error);
      await rm(part, { force: true }).catch(() => undefined);
      return;
    }
    const earlier = this.#sizes.delete(key);
    this.#sizes.add(key, { name, bytes: bytes.length }, earlier !== undefined);
    if (earlier && earlier.name !== name) this.#remove(earlier.name);
  }

  /** Resolves when evicted files are deleted. */
  async flush(): Promise<void> {
    await Promise.all(this.#removals);
  }

  #remove(name: string): void {
    const removal = rm(join(this.#options.folder, name), { force: true })
      .catch((error: unknown) => this.#warn(error))
      .finally(() => this.#removals.delete(removal));
    this.#removals.add(removal);
  }

  #warn(error: unknown): void {
    this.#options.logger.warn('pictures.cacheFailed', {
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}
