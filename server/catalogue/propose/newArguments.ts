import { parseArgs } from 'node:util';

export type NewArguments =
  { command: 'help' } | { command: 'feed'; file: string; site: string | null; out: string | null };

/** The command was written wrongly; the message says how. */
export class NewUsageError extends Error {
  override readonly name = 'NewUsageError';
}

export const newUsage = `New: proposes files to begin with.

  npm run new -- feed <file> [--site NAME] [--out FILE]
      Reads the first thousand rows of a stock feed (CSV, XML, JSON or NDJSON, also packed with gzip), proposes a mapping
      and writes it to the feeds of the group, or to FILE. The site is the first one with a stock unless it is named.
      Check the result with: npm run stock -- check <feed> <mapping>. See docs/feeds.md.
`;

/** Reads the words after "new". @throws NewUsageError */
export function readNewArguments(words: readonly string[]): NewArguments {
  const [command, ...rest] = words;
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return { command: 'help' };
  if (command !== 'feed') throw new NewUsageError(`There is nothing new called "${command}".`);
  try {
    const options = { site: { type: 'string' }, out: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new NewUsageError('feed takes one file.');
    return { command, file, site: values.site ?? null, out: values.out ?? null };
  } catch (error) {
    throw error instanceof NewUsageError ? error : new NewUsageError((error as Error).message);
  }
}
