import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { onEveryPage, pageKinds } from './pageKinds.ts';
import { planStyles, collectStyles } from './planStyles.ts';

/** Style sheets by kind of page. */
export interface StyleGroups {
  /** URL of the sheet by kind. */
  addresses: ReadonlyMap<string, string>;
  /**
   * Kinds whose sheets have a style file, by its absolute path.
   * Files of the sheet of every page are left out.
   */
  kindsOf: ReadonlyMap<string, readonly string[]>;
  /**
   * Returns the styles that a module with its static imports needs besides the sheet of every page.
   * Per need it lists the kinds whose sheets meet it, smallest first.
   * @param source path from the project's folder
   */
  needsOf(source: string): string[][];
}

const namespace = 'style-group';
const loader = 'client/app/styles/loadStyles.ts';

/** Returns the modules of the browser build and their imports, without reading styles. */
async function browserModules(options: BuildOptions): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    ...options,
    loader: { ...options.loader, '.css': 'empty' },
    minify: false,
    sourcemap: false,
    write: false,
    metafile: true,
  });
  return metafile.inputs;
}

/** Turns each kind's name into a module that imports the contents of its sheet. */
function kindSheets(plan: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'style-group-sheets',
    setup(sheets) {
      sheets.onResolve({ filter: /^style-group:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      sheets.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: (plan.get(path) ?? []).map((file) => `@import ${JSON.stringify(`./${file}`)};\n`).join(''),
        loader: 'css',
        resolveDir: resolve('.'),
      }));
    },
  };
}

/**
 * Builds the sheet of every kind of page.
 * @param options of the browser build with all styles in one sheet
 * @param entry module that every page loads
 */
export async function buildStyleGroups(options: BuildOptions, entry: string): Promise<StyleGroups> {
  const inputs = await browserModules(options);
  const plan = planStyles(inputs, entry, onEveryPage, pageKinds);
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries([...plan.keys()].map((name) => [name, `${namespace}:${name}`])),
    splitting: false,
    plugins: [kindSheets(plan)],
    metafile: true,
  });
  const addresses = new Map<string, string>();
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || !file.endsWith('.css')) continue;
    addresses.set(entryPoint.slice(namespace.length + 1), `${options.publicPath ?? ''}/${basename(file)}`);
  }
  const kindsOf = new Map<string, string[]>();
  // Smallest sheet first: it is loaded when a page has none of them.
  for (const [kind, files] of [...plan].sort(([, a], [, b]) => a.length - b.length)) {
    for (const file of files) kindsOf.set(resolve(file), [...(kindsOf.get(resolve(file)) ?? []), kind]);
  }
  const needsOf = (source: string): string[][] => {
    const needs = collectStyles(inputs, [source]).flatMap((file) => kindsOf.get(resolve(file))?.join('+') ?? []);
    return [...new Set(needs)].map((kinds) => kinds.split('+'));
  };
  return { addresses, kindsOf, needsOf };
}

const lazyImport = /(?<!typeof )\bimport\('(\.{1,2}\/[^']+\.tsx?)'\)/g;

/**
 * Removes styles from scripts; an import() of a module with styles also loads their sheets.
 * A server-rendered page already has them in its head.
 */
export function lazyStyles({ addresses, kindsOf, needsOf }: StyleGroups): Plugin {
  // Every page carries these texts, so a kind is one character: its index in the list of URLs.
  const kinds = [...addresses.keys()];
  if (kinds.length > 36) {
    throw new Error(`${kinds.length} kinds of pages have styles; the code of a kind no longer fits one character.`);
  }
  const placeOf = (kind: string): string => kinds.indexOf(kind).toString(36);
  return {
    name: 'lazy-styles',
    setup(browser) {
      browser.onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, ({ path, resolveDir }) =>
        kindsOf.has(resolve(resolveDir, path)) ? { path, namespace } : undefined,
      );
      browser.onResolve({ filter: /^style-group:addresses$/ }, () => ({ path: 'addresses', namespace }));
      browser.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: path === 'addresses' ? `export default ${JSON.stringify([...addresses.values()])}` : '',
        loader: 'js',
      }));
      browser.onLoad({ filter: /[\\/]client[\\/].*\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const styled = { found: false };
        const contents = text.replace(lazyImport, (call: string, target: string) => {
          const needs = needsOf(relative('.', resolve(dirname(path), target)).replaceAll('\\', '/'));
          if (needs.length === 0) return call;
          styled.found = true;
          const places = needs.map((some) => some.map(placeOf).join('')).join();
          return `withStyles__(sheetAddresses__, ${JSON.stringify(places)}, () => ${call})`;
        });
        if (!styled.found) return undefined;
        const imports =
          `import { withStyles as withStyles__ } from ${JSON.stringify(resolve(loader))};\n` +
          `import sheetAddresses__ from 'style-group:addresses';\n`;
        return { contents: imports + contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
