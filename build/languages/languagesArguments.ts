import { parseArgs } from 'node:util';

export type LanguagesArguments =
  | { command: 'help' }
  | { command: 'check'; code: string | null; group: boolean }
  | { command: 'export'; code: string; group: boolean; onlyMissing: boolean; out: string }
  | { command: 'import'; file: string; group: boolean }
  | { command: 'new'; code: string; from: string; group: boolean };

/** Wrong usage of the command; the message says what to change. */
export class LanguagesUsageError extends Error {
  override readonly name = 'LanguagesUsageError';
}

export const languagesUsage = `Languages: adds, checks and completes the folders of languages. See docs/languages.md.

  npm run languages -- check [code] [--group]
      Lists what a language lacks and what is wrong with its texts; of all languages of the product unless one is named.
      Ends with 1 when there are faults.

  npm run languages -- new <code> [--from en] [--group]
      Writes the folder of a language that shows the texts of another one until it has its own.

  npm run languages -- export <code> [--missing] [--out FILE] [--group]
      Writes the texts with their English ones as XLIFF 1.2 for a translator; with --missing, only those to translate.

  npm run languages -- import <file> [--group]
      Writes the translations of an XLIFF file to the language's folder. Nothing is written when a placeholder is wrong.

  --group  the folder of the language in languages/ of the served group (GROUP_DIR, GROUP or the only one). Needed for a
           new language, and for one that the product has too.
`;

const options = {
  group: { type: 'boolean' },
  from: { type: 'string' },
  missing: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Options of each command next to --group. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  check: [],
  new: ['from'],
  export: ['missing', 'format', 'out'],
  import: [],
};

/** Parses the arguments after "languages". @throws LanguagesUsageError */
export function readLanguagesArguments(words: readonly string[]): LanguagesArguments {
  const [command, ...rest] = words;
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return { command: 'help' };
  const allowed = optionsOf[command];
  if (!allowed) throw new LanguagesUsageError(`Unknown command "${command}".`);
  const { values, positionals } = parsed(rest);
  const other = Object.keys(values).find((name) => name !== 'group' && !allowed.includes(name));
  if (other !== undefined) throw new LanguagesUsageError(`${command} has no option --${other}.`);
  const [first, ...more] = positionals;
  if (more.length > 0) throw new LanguagesUsageError(`${command} takes one ${command === 'import' ? 'file' : 'code'}.`);
  const group = values.group ?? false;
  if (command === 'check') return { command, code: first ?? null, group };
  if (first === undefined) {
    const needed = command === 'import' ? 'the file that a translator returned' : 'the code of a language, such as fr';
    throw new LanguagesUsageError(`${command} needs ${needed}.`);
  }
  if (command === 'import') return { command, file: first, group };
  if (command === 'new') return { command, code: first, from: values.from ?? 'en', group };
  if (values.format !== undefined && values.format !== 'xliff') {
    throw new LanguagesUsageError(`export writes xliff, not "${values.format}".`);
  }
  return {
    command: 'export',
    code: first,
    group,
    onlyMissing: values.missing === true,
    out: values.out ?? `${first}.xlf`,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new LanguagesUsageError((error as Error).message);
  }
}
