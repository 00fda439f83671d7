import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the version of a build, "0.1.0+3b1d5338": the package's version and the commit, if known. */
export async function readBuildVersion(build: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(build, 'version.json'), 'utf8')) as { version: string };
  return version;
}
