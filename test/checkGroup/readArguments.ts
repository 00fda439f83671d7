import { parseArgs } from 'node:util';

export interface CheckGroupArguments {
  /** Folder for the pictures; null for the folder check/ of the group. */
  pictures: string | null;
  /** Runs the step in Chromium. */
  browser: boolean;
}

/** Wrong usage of the command; the message says what to change. */
export class CheckGroupUsageError extends Error {
  override readonly name = 'CheckGroupUsageError';
}

export const checkGroupUsage = `Check of the served group (GROUP_DIR, GROUP, or the only one): files, feeds, pages, and pages in a browser.

  npm run check-group [-- --pictures <folder>] [--no-browser]
      --pictures    folder for a picture of each kind of page; default: check/ in the group's folder
      --no-browser  leaves out the step in Chromium

  It serves the group on a free port with an empty database and none of your services, keys or mails.
  Ends with 1 on faults; warnings alone end with 0. See docs/check-group.md.
`;

/** Parses the arguments; null for --help. @throws CheckGroupUsageError */
export function readArguments(words: readonly string[]): CheckGroupArguments | null {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        pictures: { type: 'string' },
        'no-browser': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return null;
    if (values.pictures === '') throw new CheckGroupUsageError('--pictures needs a folder.');
    return { pictures: values.pictures ?? null, browser: values['no-browser'] !== true };
  } catch (error) {
    if (error instanceof CheckGroupUsageError) throw error;
    throw new CheckGroupUsageError(error instanceof Error ? error.message : String(error));
  }
}
