import { execFileSync } from 'node:child_process';

/**
 * Returns the time of the sources in seconds since 1970: SOURCE_DATE_EPOCH, or else the commit's time.
 * Null without either, as in an archive without a repository.
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws Error if SOURCE_DATE_EPOCH is no number of seconds
 */
export function sourceSeconds(env = process.env) {
  const given = env.SOURCE_DATE_EPOCH?.trim();
  if (given) {
    if (/^\d{1,11}$/.test(given)) return Number(given);
    throw new Error(`SOURCE_DATE_EPOCH is "${given}". Set it to seconds since 1970, such as git log -1 --format=%ct.`);
  }
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], options));
  } catch {
    return null; // Git or the repository is missing.
  }
}
