import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toHex } from '../../config/theme/Color.ts';
import { resolveColor } from '../../config/theme/resolveColor.ts';
import type { Group } from '../../config/group/Group.ts';
import type { Look } from '../../shared/site/SiteLook.ts';
import type { FontPreload, LookAssets } from '../render/AssetManifest.ts';
import { buildFonts } from './fonts/buildFonts.ts';
import { darkSheet } from './darkSheet.ts';
import { fontPreloads } from './fontPreloads.ts';
import { lookSheet, themeSheet } from './lookSheet.ts';
import { madePictures } from './madePictures.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Parts of a group that its looks are made from. */
export type LookSources = Pick<Group, 'sites' | 'folder' | 'contentFolder' | 'languages'>;

export interface LookPlaces {
  /** Style sheet of the build for all sites, with its path. */
  commonSheet: string;
  /** Existing folder for the written files. */
  folder: string;
  /** Folder that keeps reduced font files. */
  fontCache: string;
  /** Root of the project, with node_modules. */
  root: string;
  /** Writes no compressed copies, and imports the common rules, which change while the server runs. */
  isDevelopment: boolean;
}

/**
 * Writes each site's sheet for every page: the common rules, then those of the site's theme.
 * Sites with the same look share a file. Text files get compressed copies.
 * @returns appearance by site
 * @throws GroupError when fonts are missing or unusable
 */
export async function writeLooks(
  { sites, ...sources }: LookSources,
  { commonSheet, folder, fontCache, root, isDevelopment }: LookPlaces,
): Promise<Record<string, LookAssets>> {
  const families = await buildFonts(sites, { ...sources, root, fontCache });
  const fontAddresses = new Map<string, string>();
  for (const path of [...families.values()].flatMap(({ files }) => files)) {
    const bytes = await readFile(path);
    const name = hashedName(basename(path, '.woff2'), bytes, 'woff2');
    await writeFile(join(folder, name), bytes);
    fontAddresses.set(path, toAddress(name));
  }
  const written = new Set<string>();
  const writeSheet = async (name: string, sheet: string): Promise<string> => {
    const text = sheet.replace(/(?<=url\(')[^']+\.woff2(?='\))/g, (path) => fontAddresses.get(path) ?? path);
    const file = hashedName(name, text, 'css');
    if (!written.has(file)) {
      await writeFile(join(folder, file), text);
      if (!isDevelopment) await writeCompressed(join(folder, file), text);
    }
    written.add(file);
    return toAddress(file);
  };
  const firstFiles = [...families.values()].flatMap((family) => family.firstFiles);
  const rules = isDevelopment ? `@import '${toAddress(basename(commonSheet))}';` : await readFile(commonSheet, 'utf8');
  const bySite: Record<string, LookAssets> = {};
  for (const site of sites) {
    const { name, languages, look } = site;
    const display = families.get(look.fonts.display.family);
    if (!display) throw new Error(`The fonts of ${name} were not made.`);
    const preloads = (shown: Look): FontPreload[] =>
      fontPreloads(shown, look.tokens, firstFiles, fontAddresses).map(({ address, languages: letters }) => ({
        address,
        languages: letters.filter((language) => languages.some((own) => own === language)),
      }));
    const themes: LookAssets['themes'] = {};
    for (const page of look.pages) {
      const css = await writeSheet(`theme-${page.theme}`, themeSheet(look, page, families));
      themes[page.theme] = { css, fonts: preloads(page) };
    }
    const dark = darkSheet(look);
    bySite[name] = {
      css: await writeSheet('site', rules + lookSheet(site, families)),
      fonts: preloads(look),
      ...(dark === null ? {} : { dark: { css: await writeSheet('dark', dark), color: darkGround(look) } }),
      themes,
      pictures: await madePictures(site, display.source),
    };
  }
  return bySite;
}

/** Colour of the ground of a site's dark pages; of its light ones where only pages with a theme are dark. */
function darkGround({ tokens, dark }: Pick<Look, 'tokens' | 'dark'>): string {
  return toHex(resolveColor('color-bg', { ...tokens, ...dark }));
}

/** Writes compressed copies of a text file next to it. */
async function writeCompressed(file: string, text: string): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  await Promise.all([
    brotli(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Returns the URL path of a written file. */
const toAddress = (name: string): string => `/assets/${name}`;

const hashedName = (name: string, content: string | Uint8Array, ending: string): string =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
