import { readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';

/** Styles of a part of the site that few pages show: one sheet, which loads with the part's code. */
interface StyleGroup {
  name: string;
  folders?: string[];
  /** Single files, where others of their folder stand in the sheet of every page. */
  sheets?: string[];
  /** Files in these folders that stand in the sheet of every page. */
  onEveryPage?: string[];
}

/** All other styles stand in the sheet of every page. */
const styleGroups: StyleGroup[] = [
  { name: 'booking', folders: ['client/booking'] },
  { name: 'calendar', folders: ['client/ui/calendar'] },
  {
    name: 'car',
    sheets: [
      ...['CarDetailPage', 'CarDetailPrint'].map((name) => `client/catalogue/pages/${name}.css`),
      ...[
        'CarMissing',
        'CarPlace',
        'CarSpecification',
        'Gallery',
        'GalleryDialog',
        'PricePanel',
        'ShareCar',
        'SoldCar',
      ].map((name) => `client/catalogue/components/${name}.css`),
      'client/catalogue/saved/CarActions.css',
    ],
  },
  {
    name: 'compare',
    folders: ['client/catalogue/compare'],
    onEveryPage: ['client/catalogue/compare/CompareToggle.css'],
  },
  { name: 'dealers', folders: ['client/catalogue/dealers'] },
  { name: 'finance', folders: ['client/finance', 'client/ui/slider'] },
  { name: 'forms', folders: ['client/forms'] },
  { name: 'maps', folders: ['client/places', 'client/ui/map'] },
  { name: 'notice', sheets: ['client/ui/Notice.css'] },
  { name: 'plate', folders: ['client/ui/plate'] },
  { name: 'tirehotel', folders: ['client/tirehotel'] },
];

const namespace = 'style-group';
const loader = 'client/app/loadStyles.ts';

function stylesOf({ folders = [], sheets = [], onEveryPage = [] }: StyleGroup): string[] {
  const inFolders = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && !onEveryPage.includes(file));
  return [...inFolders, ...sheets].sort();
}

/** Gives each group's name a module of imports: its sheet's contents. */
const groupSheets: Plugin = {
  name: 'style-group-sheets',
  setup(sheets) {
    sheets.onResolve({ filter: /^style-group:/ }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    sheets.onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const group = styleGroups.find(({ name }) => name === path);
      const contents = (group ? stylesOf(group) : [])
        .map((file) => `@import ${JSON.stringify(`./${file}`)};\n`)
        .join('');
      return { contents, loader: 'css', resolveDir: resolve('.') };
    });
  },
};

/** Builds the sheet of every group with the browser's options; gives the address of each, by name. */
export async function buildStyleGroups(options: BuildOptions): Promise<Map<string, string>> {
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries(styleGroups.map(({ name }) => [name, `${namespace}:${name}`])),
    splitting: false,
    plugins: [groupSheets],
    metafile: true,
  });
  const addresses = new Map<string, string>();
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || !file.endsWith('.css')) continue;
    addresses.set(entryPoint.slice(namespace.length + 1), `${options.publicPath ?? ''}/${basename(file)}`);
  }
  return addresses;
}

/**
 * Turns the import of a style sheet of a group into a wait for the group's sheet, so that a part that is loaded later
 * is not there before its styles. A page that the server renders has the sheet in its head already.
 */
export function lazyStyles(addresses: ReadonlyMap<string, string>): Plugin {
  const groupOf = new Map(
    styleGroups.flatMap((group) => stylesOf(group).map((file) => [resolve(file), group.name] as const)),
  );
  return {
    name: 'lazy-styles',
    setup(browser) {
      browser.onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, ({ path, resolveDir }) => {
        const group = groupOf.get(resolve(resolveDir, path));
        return group === undefined ? undefined : { path: group, namespace };
      });
      browser.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents:
          `import { loadStyles } from ${JSON.stringify(resolve(loader))};\n` +
          `await loadStyles(${JSON.stringify(addresses.get(path) ?? '')});\n`,
        loader: 'js',
        resolveDir: resolve('.'),
      }));
    },
  };
}

/** The groups whose styles the modules of an output need. */
export function groupsIn(inputs: Record<string, unknown>): string[] {
  const prefix = `${namespace}:`;
  return Object.keys(inputs).flatMap((input) => (input.startsWith(prefix) ? [input.slice(prefix.length)] : []));
}
