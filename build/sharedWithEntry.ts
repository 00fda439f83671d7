import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Keeps what every page loads in one file. esbuild cuts shared code by the exact set of lazy modules that use it, which
 * made dozens of files of a few hundred bytes of what the entry loads anyway. With this import every lazy module
 * reaches all of `root`, so that its modules have one and the same set; it adds no code and no request.
 */
export function sharedWithEntry(root: string): Plugin {
  const target = resolve(root);
  return {
    name: 'shared-with-entry',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' ? { path: resolve(resolveDir, path), pluginData: 'lazy' } : undefined,
      );
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
        if (pluginData !== 'lazy' || path === target) return undefined;
        const contents = await readFile(path, 'utf8');
        return {
          contents: `${contents}\nimport ${JSON.stringify(target)};\n`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
          resolveDir: dirname(path),
        };
      });
    },
  };
}
