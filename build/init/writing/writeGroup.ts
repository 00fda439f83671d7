import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import type { NewFiles } from './planFiles.ts';

interface Places {
  folder: string;
  projectRoot: string;
}

/**
 * Writes files of a group and loads it. Everything is removed again when a new group has faults.
 * @throws GroupError when the group has faults
 */
export async function writeGroup(files: NewFiles, { folder, projectRoot }: Places): Promise<void> {
  const isNew = !existsSync(join(folder, 'group.yaml'));
  const made: string[] = [];
  try {
    for (const [file, content] of files) {
      const path = join(folder, file);
      const created = await mkdir(dirname(path), { recursive: true });
      made.push(...(created === undefined ? [] : [created]), path);
      await writeFile(path, content);
    }
    loadGroup(folder, projectRoot);
  } catch (error) {
    if (isNew) for (const path of made) await rm(path, { recursive: true, force: true });
    throw error;
  }
}
