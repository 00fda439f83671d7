import { parseArgs } from 'node:util';
import type { GroupAnswers } from './newGroup.ts';

export type InitArguments = { command: 'help' } | { command: 'init'; answers: GroupAnswers };

/** Wrong usage of the command; the message says what to change. */
export class InitUsageError extends Error {
  override readonly name = 'InitUsageError';
}

export const initUsage = `Init: writes the folder of a new group, groups/<group>.

  npm run init -- --name "Fjord Bil" --country no --languages nb,en --host fjordbil.no --color "#0b3d5c" [--group fjord]
      Writes one site with its appearance, pages, dealers and some example cars. The folder is named after the group
      unless --group names it. At a terminal, the command asks for what is left out.
`;

/** Parses the arguments after "init". @throws InitUsageError */
export function readInitArguments(words: readonly string[]): InitArguments {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: {
        name: text,
        country: text,
        languages: text,
        host: text,
        color: text,
        group: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help, ...answers } = values;
    return help ? { command: 'help' } : { command: 'init', answers };
  } catch (error) {
    throw new InitUsageError((error as Error).message);
  }
}
