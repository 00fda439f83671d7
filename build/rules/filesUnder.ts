import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Folders of packages and results, for a project without git. */
const generated = /\/(?:node_modules|\.next|dist|results)\//;

/**
 * Returns the project's files below folders, with "/" in their paths.
 * Files that git ignores, such as what a benchmark has built, are left out.
 */
export function filesUnder(...folders: readonly string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status === 0) return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => !generated.test(file)),
  );
}
