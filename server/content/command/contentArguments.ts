import { parseArgs } from 'node:util';

export type ContentArguments =
  | { command: 'help' }
  | { command: 'list' }
  | { command: 'show'; id: number }
  | { command: 'export'; out: string | null }
  | { command: 'drop'; ids: number[] };

/** The command line is invalid; the message has the reason. */
export class ContentUsageError extends Error {
  override readonly name = 'ContentUsageError';
}

export const contentUsage = `Content: editors' saves that are stored in the database, and their way back into the files.

  npm run content -- list
      The saves that are not part of the files yet, and what became of each: shown, or left out with the reason.
  npm run content -- show <id>
      Author, time, place, and the values before and after.
  npm run content -- export [--out <folder>]
      Writes the files of CONTENT_DIR with their saves: in place, or into another folder. Commit and deploy them; the
      servers notice that their files include the saves. Run it in a checkout with the DATABASE_URL of the servers.
  npm run content -- drop <id> ...
      Shows these saves no longer; the earlier save of the field is shown again. They remain in the database.

  Without DATABASE_URL, saves go into the files themselves. See docs/editing.md.
`;

function positionalsOf(words: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...words], allowPositionals: true }).positionals;
  } catch (error) {
    throw new ContentUsageError(error instanceof Error ? error.message : String(error));
  }
}

function readId(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new ContentUsageError(`"${word}" is not the id of a save.`);
  return Number(word);
}

function readOut(words: readonly string[]): string | null {
  try {
    return parseArgs({ args: [...words], options: { out: { type: 'string' } } }).values.out ?? null;
  } catch (error) {
    throw new ContentUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments after "content". Throws ContentUsageError. */
export function readContentArguments(words: readonly string[]): ContentArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
      return { command: 'help' };
    case 'list':
      if (positionalsOf(rest).length > 0) throw new ContentUsageError('list takes no arguments.');
      return { command };
    case 'show': {
      const [id, ...more] = positionalsOf(rest).map(readId);
      if (id === undefined || more.length > 0) throw new ContentUsageError('show takes the id of one save.');
      return { command, id };
    }
    case 'drop': {
      const ids = positionalsOf(rest).map(readId);
      if (ids.length === 0) throw new ContentUsageError('drop takes the ids of saves.');
      return { command, ids };
    }
    case 'export':
      return { command, out: readOut(rest) };
    default:
      throw new ContentUsageError(`There is no command "${command}".`);
  }
}
