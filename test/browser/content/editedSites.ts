import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface EditedSites {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Creates a copy of the demo group's content that a test's editors may change.
 * The pictures are the real ones.
 */
export async function copyDemoContent(): Promise<EditedSites> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-edited-'));
  for (const entry of await readdir('groups/polhem/content', { withFileTypes: true })) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    const [from, to] = [resolve('groups/polhem/content', entry.name), join(folder, entry.name)];
    if (entry.name === 'media') await symlink(from, to);
    else await cp(from, to, { recursive: true });
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
