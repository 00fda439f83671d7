import { randomUUID } from 'node:crypto';
import { rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces the text of a file at once; a new file is created.
 * @param time the file's modification time; now when left out
 */
export async function writeFileAtomically(path: string, text: string, time?: Date): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const mode = await stat(path).then(
    (found) => found.mode,
    () => undefined,
  );
  try {
    await writeFile(temporary, text, { flush: true, ...(mode !== undefined && { mode }) });
    if (time) await utimes(temporary, time, time);
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}
