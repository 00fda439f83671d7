import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { lookAssetsSchema } from '../render/AssetManifest.ts';
import type { LookAssets } from '../render/AssetManifest.ts';
import { looksKey } from './looksKey.ts';
import type { LooksSettings } from './LooksSettings.ts';
import type { LooksResult, LooksTask } from './looksWorkerMessages.ts';
import { removeOldLooks } from './removeOldLooks.ts';
import type { LookSources } from './writeLooks.ts';

/** Appearance of the sites, and the folder with its files. */
export interface PreparedLooks {
  bySite: Record<string, LookAssets>;
  folder: string;
}

const listFile = 'looks.json';

/**
 * Makes the looks of a group's sites (style sheets, fonts, pictures), unless an earlier start has.
 * They are kept by what they are made from, so that servers of several groups or versions can share the folder.
 * @throws OperatorError when the group's files have faults, or the folder cannot be written
 */
export async function prepareLooks(sources: LookSources, settings: LooksSettings): Promise<PreparedLooks> {
  const { build, folder, commonSheet, root, isDevelopment } = settings;
  const target = join(folder, await looksKey(sources, settings));
  const present = await readList(target);
  if (present) return { bySite: present, folder: target };
  // Another server may make the same. Each writes a folder of its own; the first to finish gives it its name.
  let unfinished: string | null = null;
  try {
    await mkdir(folder, { recursive: true });
    unfinished = await mkdtemp(`${target}.`);
    const { sites, contentFolder, languages } = sources;
    const bySite = await writeInThread(join(build, 'server/looksWorker.js'), {
      sources: { sites, folder: sources.folder, contentFolder, languages },
      places: {
        commonSheet: join(build, 'public/assets', commonSheet),
        folder: unfinished,
        fontCache: join(folder, 'fonts'),
        root,
        isDevelopment,
      },
    });
    await writeFile(join(unfinished, listFile), JSON.stringify(bySite));
    await rename(unfinished, target).catch(async (error: unknown) => {
      if (!(await readList(target))) throw error;
    });
    await removeOldLooks(folder, target);
    return { bySite, folder: target };
  } catch (error) {
    if (!isFileFault(error)) throw error;
    throw new OperatorError(
      `The style sheets of the sites cannot be written to ${folder}: ${error.message}. Set LOOKS_DIR to a folder that this user may write.`,
      { cause: error },
    );
  } finally {
    if (unfinished !== null) await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Returns the finished looks of a folder; null when there are none, or the file is damaged. */
async function readList(folder: string): Promise<Record<string, LookAssets> | null> {
  try {
    const written: unknown = JSON.parse(await readFile(join(folder, listFile), 'utf8'));
    const checked = lookAssetsSchema.validate(written);
    if (checked.error) throw checked.error;
    return checked.value;
  } catch (error) {
    if (!isFileFault(error)) await rm(folder, { recursive: true, force: true });
    return null;
  }
}

/** @throws OperatorError with the faults of the group's files */
async function writeInThread(file: string, task: LooksTask): Promise<Record<string, LookAssets>> {
  const result = await new Promise<LooksResult>((resolve, reject) => {
    const worker = new Worker(file, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that makes the sites’ style sheets ended unexpectedly.')));
  });
  if ('fault' in result) throw new OperatorError(result.fault);
  return result.bySite;
}

/** True for an error of the file system. */
const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;
