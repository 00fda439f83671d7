import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Keeps what every page loads in one file. esbuild cuts shared code by the exact set of lazy modules that use it, which
 * made dozens of files of a few hundred bytes of what the entry loads anyway. With this import every lazy module
 * reaches all of `root`, so that its modules have one and the same set; it adds no code and no request.
 * @param sources folder whose modules import others lazily
 */
export function sharedWithEntry(root: string, sources: string): Plugin {
  const target = resolve(root);
  let lazy = new Set<string>();
  return {
    name: 'shared-with-entry',
    setup(build) {
      // Read before the build: while it runs, chance decides if a module is first met as lazy or in a plain import.
      build.onStart(async () => {
        lazy = await lazyModules(sources);
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!lazy.has(path) || path === target) return undefined;
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

const lazyImport = /\bimport\(\s*'(\.{1,2}\/[^']+)'/g;

/** Paths of all modules that a module of the folder imports lazily. */
async function lazyModules(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  const found = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, 'utf8');
      return [...text.matchAll(lazyImport)].map(([, path = '']) => resolve(dirname(file), path));
    }),
  );
  return new Set(found.flat());
}
