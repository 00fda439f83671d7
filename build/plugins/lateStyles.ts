import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { StyleSheets } from '../styles/styleSheets.ts';

const namespace = 'late-styles';
const loader = resolve('client/app/styles/loadStyles.ts');
const lazyImport = /(?<!typeof )\bimport\('(\.{1,2}\/[^']+\.tsx?)'\)/g;

/**
 * Removes from scripts the styles that are not in the sheet of every page.
 * An import() of a module that needs another sheet loads it too.
 * A server-rendered page already has them in its head.
 */
export function lateStyles({ isOnEveryPage, sheetOf }: Pick<StyleSheets, 'isOnEveryPage' | 'sheetOf'>): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, ({ path, resolveDir }) =>
        isOnEveryPage(resolve(resolveDir, path)) ? undefined : { path, namespace },
      );
      onLoad({ filter: /.*/, namespace }, () => ({ contents: '', loader: 'js' }));
      onLoad({ filter: /[\\/]client[\\/].*\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(lazyImport, (call: string, target: string) => {
          const sheet = sheetOf(relative('.', resolve(dirname(path), target)).replaceAll('\\', '/'));
          return sheet === undefined ? call : `withStyles__(${JSON.stringify(sheet)}, () => ${call})`;
        });
        if (contents === text) return undefined;
        return {
          contents: `import { withStyles as withStyles__ } from ${JSON.stringify(loader)};\n${contents}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
