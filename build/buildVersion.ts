import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Version of a build: the package's version and the commit as "0.1.0+3b1d5338", with ".changed" after a commit whose
 * files were changed since. BUILD_COMMIT names the commit where there is no repository, as in an image's build.
 */
export function buildVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const commit = process.env['BUILD_COMMIT']?.trim() || commitOfRepository();
  return commit === '' ? version : `${version}+${commit}`;
}

function commitOfRepository(): string {
  try {
    const commit = git('rev-parse', '--short=8', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}.changed`;
  } catch {
    return ''; // an installation without git, or without its repository
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
