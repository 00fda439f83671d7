import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Returns a hash of the contents of files; others when one of them has changed. */
export async function hashOfFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
}
