import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import { StockCommandError } from '../../catalogue/command/stockCommand.ts';
import { loadProductTexts } from '../../composition/loadProductTexts.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import { prepareLooks } from '../../looks/prepareLooks.ts';
import { lookOfSite, readAssetManifest } from '../../render/AssetManifest.ts';
import { siteContext } from '../../site/siteOfRequest.ts';
import { cardsHtml } from './cardsHtml.ts';

interface CardsOptions {
  env: Env;
  group: Group;
  /** Folder of the product. */
  root: string;
  /** Folder of the build. */
  build: string;
}

const listPage = 'carList';

/**
 * Writes cards of cars to a file that needs no server.
 * It contains the site's style sheets, fonts and local photos; photos on other hosts are linked.
 * @param site name of the cars' site
 * @param out path of the file; in a new temporary folder when null
 * @returns path of the file
 * @throws StockCommandError without a build, or when the file cannot be written
 */
export async function writeCards(
  { site: name, cars }: { site: string; cars: readonly Car[] },
  out: string | null,
  options: CardsOptions,
): Promise<string> {
  const { group, build } = options;
  const site = group.sites.find((one) => one.name === name);
  if (!site) throw new StockCommandError(`The served group has no site ${name}, whose look the cards would have.`);
  const manifest = await readAssetManifest(join(build, 'manifest.json')).catch(() => {
    throw new StockCommandError('The cards need the style sheets of a build: npm run build, then check again.');
  });
  const looks = await prepareLooks(group, {
    build,
    commonSheet: basename(manifest.commonCss),
    folder: resolve(options.root, options.env.LOOKS_DIR),
    root: options.root,
    isDevelopment: false,
  });
  const sheets = [lookOfSite(looks.bySite, name)?.css, manifest.styles[manifest.components.pages[listPage] ?? '']];
  const assets = [looks.folder, join(build, 'public/assets')];
  const css = await Promise.all(sheets.flatMap((sheet) => (sheet === undefined ? [] : readAsset(sheet, assets))));
  const { findTexts } = await loadProductTexts(group, createLogger('silent'));
  const context = siteContext(site, { origin: siteOrigin(site), path: '/' });
  const folders = { photos: group.photosFolder, media: join(group.contentFolder, 'media') };
  const html = await cardsHtml(cars, folders, {
    title: site.displayName,
    site: context,
    texts: findTexts(null, context.language).texts,
    css: await withFonts(css.join('\n'), assets),
  });
  const file = out ?? join(await mkdtemp(join(tmpdir(), 'forecourt-cards-')), 'cards.html');
  await writeFile(file, html).catch((error: unknown) => {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    throw new StockCommandError(`${file} cannot be written (${code}). Name another file with --out.`);
  });
  return file;
}

/** Text of a style sheet by its address. */
async function readAsset(address: string, folders: readonly string[]): Promise<string> {
  return (await readFile(findAsset(address, folders))).toString('utf8');
}

/** Path of a file of the build or of the looks. */
function findAsset(address: string, folders: readonly string[]): string {
  const file = folders.map((folder) => join(folder, basename(address))).find((path) => existsSync(path));
  if (file === undefined) throw new StockCommandError(`${address} is missing in the build. Run: npm run build`);
  return file;
}

/** Replaces the addresses of fonts by the fonts. */
async function withFonts(css: string, folders: readonly string[]): Promise<string> {
  const addresses = new Set(css.match(/(?<=url\(['"]?)\/assets\/[^'")]+\.woff2/g) ?? []);
  let text = css;
  for (const address of addresses) {
    const font = await readFile(findAsset(address, folders));
    text = text.replaceAll(address, `data:font/woff2;base64,${font.toString('base64')}`);
  }
  return text;
}
