import { resolve } from 'node:path';
import { environmentContentDir } from '../env.ts';
import { installedGroup } from './installedGroup.ts';

/**
 * Returns the folder of the served content: CONTENT_DIR, else that of the group.
 * @param root of the project
 */
export function installedContentFolder(root = process.cwd()): string {
  const own = environmentContentDir();
  return own === '' ? installedGroup(root).contentFolder : resolve(root, own);
}
