import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder of this process, which only its user may enter.
 * Deletes those of the same name that killed processes have left.
 */
export async function openProcessFolder(name: string, parent = tmpdir()): Promise<string> {
  for (const entry of await readdir(parent)) {
    const [, processId] = entry.startsWith(`${name}-`) ? (/^(\d+)-/.exec(entry.slice(name.length + 1)) ?? []) : [];
    if (processId === undefined || isRunning(Number(processId))) continue;
    await rm(join(parent, entry), { recursive: true, force: true }).catch(() => undefined); // of another user
  }
  return mkdtemp(join(parent, `${name}-${String(process.pid)}-`));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0); // only checks that the process exists
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
