import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The object with the wordings of a module, with the call that registers it. */
const wordings = /(?<= = )(?:registerTexts\(\{[\s\S]*?\n\}\)|\{[\s\S]*?\n\} as const)(?=;)/;

/**
 * Leaves out the wordings in the code, for pages in other languages, which carry all their texts.
 * Modules with wordings have names ending in Texts or Wordings.
 */
export const withoutWordings: Plugin = {
  name: 'without-wordings',
  setup(browser) {
    browser.onLoad({ filter: /[\\/]client[\\/].*(Texts|Wordings)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!/= registerTexts\(\{|\bdefaultTexts = \{/.test(source)) return undefined;
      return { contents: source.replace(wordings, '{}'), loader: 'ts' };
    });
  },
};
