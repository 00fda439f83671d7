import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Puts `immer.mjs` in place of the package immer; the module keeps its path, which says that it is code of a package. */
export const withoutImmer: Plugin = {
  name: 'without-immer',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]immer[\\/]dist[\\/].*\.m?js$/ }, async () => ({
      contents: await readFile('build/immer.mjs', 'utf8'),
      loader: 'js',
    }));
  },
};
