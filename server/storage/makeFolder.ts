import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, like `mkdir` with `recursive`.
 * That one hangs below a folder in which the system refuses with ENOENT, such as /proc (Node.js 20).
 * @param path absolute
 * @param mode mode of the created folders
 * @throws the system's error when it cannot be created, EEXIST when a file has its name
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent, mode);
    await mkdir(path, { mode }).catch((again: unknown) => {
      if ((again as NodeJS.ErrnoException).code !== 'EEXIST') throw again;
    });
  }
}
