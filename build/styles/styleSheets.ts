import { basename, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';

/**
 * Lazily imported modules by the sheet with all their styles that are not in the sheet of every page. The latter has
 * what other modules need, and what modules of many sheets need. So a page links two sheets.
 */
const modulesBySheet: Readonly<Record<string, readonly string[]>> = {
  starts: ['client/forms/splithero/'],
  finder: ['client/catalogue/finder/'],
  list: ['client/catalogue/list/', 'client/catalogue/filters/', 'client/catalogue/saved/'],
  gallery: ['client/catalogue/car/gallery/'],
  quote: ['client/finance/quote/FinanceWidget'],
  car: ['client/catalogue/car/', 'client/catalogue/card/', 'client/finance/'],
  compare: ['client/catalogue/compare/'],
  forms: ['client/forms/', 'client/catalogue/teasers/FacilityList', 'client/tirehotel/'], // contact pages list dealers
  dealers: ['client/catalogue/dealers/', 'client/catalogue/teasers/', 'client/places/', 'client/ui/map/'],
  booking: ['client/booking/'],
  rareSections: [
    'client/content/sections/',
    'client/content/components/Slick',
    'client/content/editing/',
    'client/content/search/',
  ],
};

/** Sections of so many pages that their styles are in the sheet of every page. */
const commonSections = [
  ...['AccordionBlock', 'Blurb', 'CreditWarning', 'Faq', 'HeroBanner', 'RichTextBlock'],
  ...['cards/CardRow', 'cards/CarModelCards', 'cards/SingleCard', 'cards/StageRow', 'stories/StoriesTeaser'],
].map((name) => `client/content/sections/${name}.tsx`);

/** Built style sheets in addition to that of every page. */
export interface StyleSheets {
  /** URLs of the sheets. */
  addresses: readonly string[];
  /** Returns whether the sheet of every page has a style file. */
  isOnEveryPage(file: string): boolean;
  /** Returns the URL of the sheet that a lazily imported module needs besides that of every page. */
  sheetOf(source: string): string | undefined;
}

/** A file that modules of more sheets need is in the sheet of every page. */
const maxSheetsOfFile = 3;

type Inputs = Metafile['inputs'];

const namespace = 'style-sheet';

/** Returns the style files that modules import statically, directly or not, in import order. */
function collectStyles(inputs: Inputs, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const entered = new Set<string>();
  const add = (file: string): void => {
    if (entered.has(file)) return;
    entered.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) add(path);
    }
    if (file.endsWith('.css')) found.add(file);
  };
  for (const module of modules) add(module);
  return [...found];
}

/** Returns the sheet that a lazily imported module may have besides that of every page. */
function sheetOfModule(source: string): string | undefined {
  if (commonSections.includes(source)) return undefined;
  return Object.entries(modulesBySheet).find(([, paths]) => paths.some((path) => source.startsWith(path)))?.[0];
}

/**
 * Assigns style files to the sheets whose modules need them.
 * @param inputs modules of a browser build
 * @param entry module that every page loads
 * @returns files by sheet in import order, without those of the sheet of every page
 */
export function assignStyles(inputs: Inputs, entry: string): Map<string, string[]> {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const lazy = imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external);
  const modules = [...new Set(lazy.map(({ path }) => path))];
  const onEveryPage = new Set(collectStyles(inputs, [entry, ...modules.filter((source) => !sheetOfModule(source))]));
  const plan = new Map(
    Object.keys(modulesBySheet).map((sheet) => [
      sheet,
      collectStyles(
        inputs,
        modules.filter((source) => sheetOfModule(source) === sheet),
      ),
    ]),
  );
  const sheetsWith = (file: string): number => [...plan.values()].filter((files) => files.includes(file)).length;
  const isAside = (file: string): boolean => !onEveryPage.has(file) && sheetsWith(file) <= maxSheetsOfFile;
  return new Map([...plan].map(([sheet, files]) => [sheet, files.filter(isAside)]));
}

/** Returns the modules of the browser build and their imports. */
async function browserModules(options: BuildOptions): Promise<Inputs> {
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

/** Turns each sheet's name, `style-sheet:list`, into a module that imports its files. */
export function sheetModules(files: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^style-sheet:/ }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: (files.get(path) ?? []).map((file) => `@import ${JSON.stringify(`./${file}`)};\n`).join(''),
        loader: 'css',
        resolveDir: resolve('.'),
      }));
    },
  };
}

/**
 * Builds the style sheets that only some pages need.
 * @param options of the browser build with all styles in one sheet
 * @param entry module that every page loads
 */
export async function buildStyleSheets(options: BuildOptions, entry: string): Promise<StyleSheets> {
  const inputs = await browserModules(options);
  const files = assignStyles(inputs, entry);
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries([...files.keys()].map((name) => [name, `${namespace}:${name}`])),
    splitting: false,
    plugins: [sheetModules(files)],
    metafile: true,
  });
  const addresses = new Map<string, string>();
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || !file.endsWith('.css')) continue;
    addresses.set(entryPoint.slice(namespace.length + 1), `${options.publicPath ?? ''}/${basename(file)}`);
  }
  const elsewhere = new Set([...files.values()].flat());
  return {
    addresses: [...addresses.values()],
    isOnEveryPage: (file) => !elsewhere.has(relative('.', file).replaceAll('\\', '/')),
    sheetOf: (source) =>
      collectStyles(inputs, [source]).some((file) => elsewhere.has(file))
        ? addresses.get(sheetOfModule(source) ?? '')
        : undefined,
  };
}
