import { InitCommandError } from '../InitCommandError.ts';
import type { InitDraft } from './InitDraft.ts';

/**
 * Returns answers of a file with those of options instead.
 * @throws InitCommandError when an option of one site meets several
 */
export function mergeDrafts(file: InitDraft, given: InitDraft): InitDraft {
  const [first, ...others] = file.sites;
  const [own] = given.sites;
  if (own && others.length > 0) {
    const options = Object.keys(own).map((option) => `--${option}`);
    throw new InitCommandError(
      `There are ${String(file.sites.length)} sites, and ${options.join(', ')} is for one; change the file of answers instead.`,
    );
  }
  return { ...file, ...given, sites: own ? [{ ...first, ...own }, ...others] : file.sites };
}
