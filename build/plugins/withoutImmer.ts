import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Replaces the package immer with `immer.mjs`; the module's path still marks it as package code. */
export const withoutImmer: Plugin = {
  name: 'without-immer',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]immer[\\/]dist[\\/].*\.m?js$/ }, async () => ({
      contents: await readFile('build/plugins/immer.mjs', 'utf8'),
      loader: 'js',
    }));
  },
};
