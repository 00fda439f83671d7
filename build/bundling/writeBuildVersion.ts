import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the version that a server and its commands read: version.json in the folder of a build. */
export async function writeBuildVersion(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'version.json'), `${JSON.stringify({ version: buildVersion() })}\n`);
}

/**
 * Returns the version of a build: package version and commit, "0.1.0+3b1d5338".
 * Ends with ".changed" if files differ from the commit. BUILD_COMMIT names the commit where there is no repository,
 * as when building an image.
 */
function buildVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const commit = process.env['BUILD_COMMIT']?.trim() || commitOfRepository();
  return commit === '' ? version : `${version}+${commit}`;
}

function commitOfRepository(): string {
  try {
    const commit = git('rev-parse', '--short=8', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}.changed`;
  } catch {
    return ''; // Git or the repository is missing.
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
