import { parseArgs } from 'node:util';
import type { InitDraft, SiteDraft } from './answers/InitDraft.ts';
import { splitLanguages } from './answers/findInputError.ts';
import { withoutMissing } from './answers/withoutMissing.ts';

export interface InitRequest {
  /** Answers that options give. */
  given: InitDraft;
  /** File of answers. */
  from: string | null;
  /** Asks nothing. */
  yes: boolean;
  /** Opens the browser at the end. */
  opensBrowser: boolean;
}

export type InitArguments = { command: 'help' } | ({ command: 'init' } & InitRequest);

/** Wrong usage of the command; the message says what to change. */
export class InitUsageError extends Error {
  override readonly name = 'InitUsageError';
}

export const initUsage = `Init: writes the folder of a new group, with its sites, pages, dealers and some example cars.

  npm run init
      Asks for what is needed, shows what it will write, starts the site and opens it in the browser.

  npm run init -- --name "Fjord Bil" --country no --languages nb,en --host fjordbil.example --color "#0b3d5c"
      Writes a group with one site, into ../fjord-bil. Options, all of them paths from the product's folder:

      --dir ../fjord         folder of the group
      --group fjord          the folder groups/fjord instead
      --logo logo.svg        an SVG or PNG; default: none
      --stock <feed>         path or URL of an export, "examples" or "none"; default: examples
      --workshop             the site takes workshop bookings
      --yes                  asks nothing
      --no-open              does not open the browser

  npm run init -- --from answers.yaml [--dir ../fjord]
      Reads the answers, also of several sites, from a file:

        name: Fjord Bil
        country: no
        color: '#0b3d5c'
        logo: logo.svg
        sites:
          - { name: Fjord Bil, host: fjordbil.example, languages: [nb, en], stock: examples, workshop: true }
          - { name: Fjord Truck, host: fjordtruck.example, languages: [nb], stock: none }

  npm run init -- --dir ../fjord
      A second time: takes the answers in init.yaml of the folder as defaults and writes files that are missing. It
      shows how a file differs from the new one and asks which to keep. With --yes or without a terminal, yours stays.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Parses the arguments after "init". @throws InitUsageError */
export function readInitArguments(words: readonly string[]): InitArguments {
  const { help, ...options } = parsed(words);
  if (help) return { command: 'help' };
  const { dir, group, from, yes = false, 'no-open': noOpen = false, host, languages, stock, workshop } = options;
  if (dir !== undefined && group !== undefined) throw new InitUsageError('Use --dir or --group, not both.');
  const folder = group === undefined ? dir : `groups/${group}`;
  const site: SiteDraft = withoutMissing({
    host,
    languages: languages === undefined ? undefined : splitLanguages(languages),
    stock,
    workshop,
  });
  const { name, country, color, logo } = options;
  const given: InitDraft = {
    ...withoutMissing({ dir: folder, name, country, color, logo }),
    sites: Object.keys(site).length > 0 ? [site] : [],
  };
  return { command: 'init', given, from: from ?? null, yes, opensBrowser: !noOpen };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        ...{ name: text, country: text, languages: text, host: text, color: text, dir: text, group: text },
        ...{ logo: text, stock: text, workshop: flag, from: text, yes: flag, 'no-open': flag },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new InitUsageError((error as Error).message);
  }
}
