import { parseArgs } from 'node:util';
import type { GroupAnswers } from './newGroup.ts';

export type InitArguments =
  | { command: 'help' }
  | { command: 'removeDemo' }
  | { command: 'init'; answers: GroupAnswers };

/** Wrong usage of the command; the message says what to change. */
export class InitUsageError extends Error {
  override readonly name = 'InitUsageError';
}

export const initUsage = `Init: writes the folder of a new group, groups/<group>.

  npm run init -- --name "Fjord Bil" --country no --languages nb,en --host fjordbil.no --color "#0b3d5c" [--group fjord]
      Writes one site with its appearance, pages, dealers and some example cars. The folder is named after the group
      unless --group names it. At a terminal, the command asks for what is left out.

  npm run init -- --remove-demo
      Removes the demo group, once there is another one.
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
        'remove-demo': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help, 'remove-demo': removesDemo, ...answers } = values;
    if (help) return { command: 'help' };
    if (!removesDemo) return { command: 'init', answers };
    if (Object.keys(answers).length > 0) {
      throw new InitUsageError('--remove-demo cannot be combined with other options.');
    }
    return { command: 'removeDemo' };
  } catch (error) {
    throw error instanceof InitUsageError ? error : new InitUsageError((error as Error).message);
  }
}
