import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the version of the product, from its package.json. */
export async function productVersion(projectRoot: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
