import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createDiskCopies } from './createDiskCopies.ts';
import { noDiskCopies } from './DiskCopies.ts';
import type { DiskCopies } from './DiskCopies.ts';

/** Copies on disk by kind. */
export interface Copies {
  /** Rendered pages of this build. */
  pages: DiskCopies;
  /** Responses of the content platform, which outlive a build. */
  answers: DiskCopies;
  /** Writes pending copies. */
  flush(): Promise<void>;
}

interface CopiesSettings {
  /** "" disables copies. */
  PAGE_CACHE_DIR: string;
  /** For all kinds together. */
  PAGE_CACHE_DIR_BYTES: number;
}

interface CopiesParts {
  /** Root of the project, to which the folder is relative. */
  root: string;
  /** Folder of the running build. */
  build: string;
  logger: Logger;
}

/** Changes when the shape of stored responses does: the types in shared/content/ContentTypes.ts. */
const answersVersion = '2';
const shareOfAnswers = 1 / 8;
const maxPages = 20_000;
const maxAnswers = 5000;

/** Opens the copies in the configured folder; none without a folder. */
export async function createCopies(env: CopiesSettings, { root, build, logger }: CopiesParts): Promise<Copies> {
  const { PAGE_CACHE_DIR: folder, PAGE_CACHE_DIR_BYTES: maxBytes } = env;
  if (folder === '') return { pages: noDiskCopies, answers: noDiskCopies, flush: () => Promise.resolve() };
  const answerBytes = Math.floor(maxBytes * shareOfAnswers);
  const pages = createDiskCopies({
    folder: resolve(root, folder, 'pages'),
    version: await versionOfBuild(build),
    maxBytes: maxBytes - answerBytes,
    maxEntries: maxPages,
    logger,
  });
  const answers = createDiskCopies({
    folder: resolve(root, folder, 'answers'),
    version: answersVersion,
    maxBytes: answerBytes,
    maxEntries: maxAnswers,
    logger,
  });
  return {
    pages,
    answers,
    flush: async () => {
      await Promise.all([pages.flush(), answers.flush()]);
    },
  };
}

/**
 * Hash that differs for every build.
 * The server's entry names its parts by their hashes, as the manifest does the browser's.
 */
async function versionOfBuild(build: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['manifest.json', 'server/main.js']) {
    hash.update(await readFile(join(build, file)).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}
