import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessRunning } from '../kit/isProcessRunning.ts';

/**
 * Creates a temporary folder of this process, which only its user may enter.
 * Deletes those of the same name that killed processes have left.
 */
export async function openProcessFolder(name: string, parent = tmpdir()): Promise<string> {
  for (const entry of await readdir(parent)) {
    const [, processId] = entry.startsWith(`${name}-`) ? (/^(\d+)-/.exec(entry.slice(name.length + 1)) ?? []) : [];
    if (processId === undefined || isProcessRunning(Number(processId))) continue;
    await rm(join(parent, entry), { recursive: true, force: true }).catch(() => undefined); // of another user
  }
  return mkdtemp(join(parent, `${name}-${String(process.pid)}-`));
}
