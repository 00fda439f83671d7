import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { FontPreload, LookAssets } from '../../server/render/AssetManifest.ts';
import type { Group } from '../../config/group/Group.ts';
import type { Look } from '../../shared/site/SiteLook.ts';
import { toAssetAddress, assetFolder, assetPath, commonOptions } from '../bundling/browserOptions.ts';
import type { BuildMode } from '../bundling/browserOptions.ts';
import { buildFonts } from '../fonts/buildFonts.ts';
import { fontPreloads } from './fontPreloads.ts';
import { lookSheet, themeSheet } from './lookSheet.ts';
import { madePictures } from './madePictures.ts';

/** Written style sheets and fonts of the sites. */
export interface WrittenLooks {
  /** By site. */
  assets: Record<string, LookAssets>;
  /** Names of the files in the asset folder. */
  files: string[];
}

const namespace = 'site-look';
const sourceMapComment = /\n?\/\*# sourceMappingURL=.*\*\/\s*$/;

/**
 * Writes each site's sheet for every page: the common rules, then those of the site's theme. Sites with the same look
 * share a file.
 * @param commonSheet path of the sheet shared by all sites
 */
export async function writeLooks(
  { sites, ...folders }: Pick<Group, 'sites' | 'folder' | 'contentFolder' | 'languages'>,
  commonSheet: string,
  mode: BuildMode,
  folder = 'dist',
): Promise<WrittenLooks> {
  const families = await buildFonts(sites, folders);
  const themed = sites.flatMap(({ look }) => look.pages.map((page) => ({ look, page })));
  const sheets = [
    ...sites.map((site) => lookSheet(site, families)),
    ...themed.map(({ look, page }) => themeSheet(look, page, families)),
  ];
  const { outputFiles, metafile } = await build({
    ...commonOptions(mode, folder),
    entryPoints: Object.fromEntries(sheets.map((_, at) => [String(at), `${namespace}:${String(at)}`])),
    entryNames: 'look-[name]',
    plugins: [virtualSheets(sheets)],
    sourcemap: false,
    write: false,
    metafile: true,
  });
  const assets = assetFolder(folder);
  await mkdir(assets, { recursive: true });
  const files = new Set<string>();
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    files.add(name);
    await writeFile(`${assets}/${name}`, content);
  };
  const looks = new Map<string, string>();
  for (const { path, text, contents } of outputFiles) {
    if (path.endsWith('.css')) looks.set(basename(path), text);
    else await write(basename(path), contents);
  }
  const fontAddresses = addressesOfFonts(metafile.outputs);
  const firstFiles = [...families.values()].flatMap((family) => family.firstFiles);
  const common = await readFile(commonSheet, 'utf8');
  const sheetText = (at: number): string => looks.get(`look-${String(at)}.css`) ?? '';
  const bySite: WrittenLooks['assets'] = {};
  for (const [at, site] of sites.entries()) {
    const { name, languages, look } = site;
    const display = families.get(look.fonts.display.family);
    if (!display) throw new Error(`The fonts of ${name} were not built.`);
    // Last in the file, so that a source map of the common rules still applies.
    const text = withoutEnd(common) + sheetText(at) + sourceMapEnd(common);
    const file = hashedName('site', text);
    await write(file, text);
    const preloads = (shown: Look): FontPreload[] =>
      fontPreloads(shown, look.tokens, firstFiles, fontAddresses).map(({ address, languages: letters }) => ({
        address,
        languages: letters.filter((language) => languages.some((own) => own === language)),
      }));
    const themes: LookAssets['themes'] = {};
    for (const page of look.pages) {
      const own = sheetText(sites.length + themed.findIndex((one) => one.page === page));
      const ownFile = hashedName(`theme-${page.theme}`, own);
      await write(ownFile, own);
      themes[page.theme] = { css: `${assetPath}/${ownFile}`, fonts: preloads(page) };
    }
    bySite[name] = {
      css: `${assetPath}/${file}`,
      fonts: preloads(look),
      themes,
      pictures: await madePictures(site, display.source),
    };
  }
  return { assets: bySite, files: [...files] };
}

const hashedName = (name: string, text: string, ending = 'css'): string =>
  `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}.${ending}`;

function virtualSheets(sheets: readonly string[]): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^site-look:/ }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }));
      // The server provides URLs below /media.
      onResolve({ filter: /^\/media\// }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: sheets[Number(path)] ?? '',
        loader: 'css',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** Returns the URLs of built font files by the path of their source. */
function addressesOfFonts(outputs: Record<string, { inputs: Record<string, unknown> }>): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([output, { inputs }]): [string, string][] => {
      const [input] = Object.keys(inputs);
      return output.endsWith('.woff2') && input !== undefined ? [[resolve(input), toAssetAddress(output)]] : [];
    }),
  );
}

function withoutEnd(sheet: string): string {
  return sheet.replace(sourceMapComment, '\n');
}

function sourceMapEnd(sheet: string): string {
  return sourceMapComment.exec(sheet)?.[0] ?? '';
}
