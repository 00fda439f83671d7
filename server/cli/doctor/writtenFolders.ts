import { resolve } from 'node:path';
import type { Env } from '../../../config/env.ts';
import type { CheckedFolder } from './checkDisk.ts';

type FolderSettings = Pick<
  Env,
  'DATA_DIR' | 'LOOKS_DIR' | 'PAGE_CACHE_DIR' | 'PAGE_CACHE_DIR_BYTES' | 'PICTURE_CACHE_BYTES'
>;

/** Folders that the server writes to, with their maximum size. */
export function writtenFolders({ env, root }: { env: FolderSettings; root: string }): CheckedFolder[] {
  const dataDir = resolve(root, env.DATA_DIR);
  return [
    { variable: 'DATA_DIR', folder: dataDir, maxBytes: env.PICTURE_CACHE_BYTES },
    { variable: 'LOOKS_DIR', folder: resolve(root, env.LOOKS_DIR), maxBytes: 0 },
    ...(env.PAGE_CACHE_DIR === ''
      ? []
      : [
          {
            variable: 'PAGE_CACHE_DIR',
            folder: resolve(root, env.PAGE_CACHE_DIR),
            maxBytes: env.PAGE_CACHE_DIR_BYTES,
          },
        ]),
  ];
}
