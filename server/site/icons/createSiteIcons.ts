import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { MadePictures } from '../../render/AssetManifest.ts';
import { icoFile } from './icoFile.ts';

/** File names of a site's icons, including its own files. */
export const iconNames = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share-image.jpg',
] as const;
export type IconName = (typeof iconNames)[number];

/** Returns the bytes of a site's icon, derived from others when the site has none of that name. */
export type SiteIcons = (site: SiteConfig, name: IconName) => Promise<Buffer>;

/** Sources of a site's icons. */
interface Original {
  bytes: Buffer;
  isSvg: boolean;
  /** Background of icons that may not be transparent. */
  ground: string;
  /** Share of the side that a maskable icon may use: an icon that fills its square needs no border. */
  share: number;
}

/** Own files that others can be derived from, best first. */
const originals = ['favicon.svg', 'icon-512.png', 'icon-192.png', 'apple-touch-icon.png'] as const;
const icoSides = [16, 32, 48];
/**
 * Launchers cut icons to any shape within the middle 80 per cent.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
const maskShare = 0.8;

/**
 * Icons of the sites: own files of the folder that `icons` names, all others derived.
 * They are derived from the best of the own files, or from the initial that the build has drawn, once per process.
 * @param mediaFolders folders behind /media
 * @param drawn pictures that the build has drawn for a site, by its name
 */
export function createSiteIcons(
  mediaFolders: readonly string[],
  drawn: (site: string) => MadePictures | undefined,
): SiteIcons {
  const cache = new Map<string, Promise<Buffer>>();

  const ownFile = ({ icons }: SiteConfig, name: string): string | undefined =>
    icons && mediaFolders.map((folder) => join(folder, icons.folder, name)).find((file) => existsSync(file));

  const loadOriginal = async (site: SiteConfig): Promise<Original> => {
    for (const name of originals) {
      const file = ownFile(site, name);
      if (file === undefined) continue;
      return { bytes: await readFile(file), isSvg: name.endsWith('.svg'), ground: '#ffffff', share: maskShare };
    }
    const { icon = '' } = drawn(site.name) ?? {};
    return { bytes: Buffer.from(icon), isSvg: true, ground: site.look.color, share: 1 };
  };

  const shareOriginal = async ({ name, shareImage }: SiteConfig): Promise<Buffer> => {
    const address = shareImage?.replace(/^\/media\//, '') ?? '';
    const file = mediaFolders.map((folder) => join(folder, address)).find((path) => address !== '' && existsSync(path));
    return file === undefined ? Buffer.from(drawn(name)?.share ?? '') : readFile(file);
  };

  const make = async (site: SiteConfig, name: IconName): Promise<Buffer> => {
    const own = ownFile(site, name);
    if (own !== undefined) return readFile(own);
    if (name === 'share-image.jpg') return sharePicture(await shareOriginal(site));
    const original = await loadOriginal(site);
    switch (name) {
      case 'favicon.svg':
        return original.isSvg ? original.bytes : svgAround(original.bytes);
      case 'favicon.ico':
        return icoFile(
          await Promise.all(icoSides.map(async (side) => ({ side, bytes: await square(original, side) }))),
        );
      case 'apple-touch-icon.png':
        return square(original, 180, { ground: original.ground, share: original.share });
      case 'icon-192.png':
        return square(original, 192);
      case 'icon-512.png':
        return square(original, 512);
      case 'icon-maskable-512.png':
        return square(original, 512, { ground: original.ground, share: original.share });
    }
  };

  return (site, name) => {
    const key = `${site.name} ${name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const making = make(site, name);
    cache.set(key, making);
    making.catch(() => cache.delete(key));
    return making;
  };
}

/** A PNG of a side in px; with a background, the picture has its share of the side in the middle. */
async function square(
  { bytes, isSvg }: Original,
  side: number,
  opaque?: { ground: string; share: number },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * (opaque?.share ?? 1));
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const density = isSvg ? { density: 300 } : {};
  const picture = sharp(bytes, density)
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .extend({ top: before, bottom: after, left: before, right: after, background: opaque?.ground ?? transparent });
  return (opaque ? picture.flatten({ background: opaque.ground }) : picture).png().toBuffer();
}

/** Cropped to the ratio that social networks show; all of them read JPEG. */
async function sharePicture(original: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(original).resize(1200, 630, { fit: 'cover' }).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** An SVG that contains a PNG, for sites whose icons have no vector. */
function svgAround(png: Buffer): Buffer {
  const image = `<image width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${image}</svg>`);
}
