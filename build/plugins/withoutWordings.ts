import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The object with the wordings of a module. */
const wordings = /(?<= = )\{(?:(?!\n\})[\s\S])*\n\}(?= satisfies Texts;)/;

/**
 * Leaves out the wordings in the code, for pages in other languages, which carry all their texts.
 * A module's object becomes 0, which has no texts either: esbuild writes it into the calls, so that nothing is imported.
 * Modules with wordings have names ending in Texts or Wordings, and an object that satisfies Texts.
 */
export const withoutWordings: Plugin = {
  name: 'without-wordings',
  setup(browser) {
    browser.onLoad({ filter: /[\\/]client[\\/].*(Texts|Wordings)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return wordings.test(source) ? { contents: source.replace(wordings, '0'), loader: 'ts' } : undefined;
    });
  },
};
