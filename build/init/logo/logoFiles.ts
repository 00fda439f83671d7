import sharp from 'sharp';
import { parseColor, toHex } from '../../../config/theme/Color.ts';
import type { Color } from '../../../config/theme/Color.ts';
import { readLogo } from './readLogo.ts';
import type { Logo } from './readLogo.ts';

/** Pictures and settings that a logo adds to a group. */
export interface LogoFiles {
  files: ReadonlyMap<string, Uint8Array>;
  /** Settings of sites/<site>.yaml. */
  settings: { logo: object; icons?: { folder: string }; shareImage: string };
  /** Tokens of the theme. */
  tokens: Readonly<Record<string, string>>;
  /** The logo is too wide or too high to be an icon. */
  lacksIcon: boolean;
}

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
/** Grounds as dark as the product's dark navigation. */
const dark: Color = { red: 13, green: 21, blue: 24, alpha: 1 };

/** Bounds in px of the logo in the header of pages and mails. */
const shown = { width: 190, height: 44 };
/** Pixels per px on the sharpest screens. */
const density = 3;
/** A wider logo is illegible in a square of 16 px. */
const maxIconRatio = 3;
const iconFolder = 'icons/logo';

/**
 * Returns the pictures that a logo becomes, and the settings that show it on light and dark grounds.
 * @param path of an SVG or PNG
 * @param brand colour of the group: "#0b3d5c"
 * @throws InitCommandError for a file that is no usable logo
 */
export async function logoFiles(path: string, brand: string): Promise<LogoFiles> {
  const logo = await readLogo(path);
  const ground = readableGround(logo, parseColor(brand) ?? dark);
  const size = fit(logo.ratio, shown);
  const main = `logo.${logo.isSvg ? 'svg' : 'png'}`;
  const mainBytes = logo.isSvg ? logo.bytes : await logo.draw(size.width * density, size.height * density);
  const files = new Map<string, Uint8Array>([[media(main), mainBytes]]);
  const plated = (name: string, color: Color): string => {
    files.set(media(name), Buffer.from(plate(logo, mainBytes, color)));
    return `/media/${name}`;
  };

  const { ink } = logo;
  const isLight = !ink.isOpaque && ink.readableOn(white) < 0.25;
  const src = isLight ? plated('logo-on-light.svg', ground) : `/media/${main}`;
  const keepsColors = ink.isOpaque || (!ink.isPlain && ink.readableOn(dark) >= 0.9);
  const onDark = isLight
    ? `/media/${main}`
    : !keepsColors && !ink.isPlain
      ? plated('logo-on-dark.svg', white)
      : undefined;

  const mail = fit(logo.ratio, shown);
  files.set(media('logo-mail.png'), await onGround(logo, { ...scaled(mail, 2), ground, share: 0.9 }));
  files.set(media('share.png'), await onGround(logo, { width: 1200, height: 630, ground, share: 0.55 }));
  const lacksIcon = logo.ratio > maxIconRatio || logo.ratio < 1 / maxIconRatio;
  if (!lacksIcon) for (const [name, bytes] of await icons(logo, mainBytes, ground)) files.set(name, bytes);
  return {
    files,
    settings: {
      logo: { src, ...(onDark !== undefined && { onDark }), ...size, mail: { src: '/media/logo-mail.png', ...mail } },
      ...(!lacksIcon && { icons: { folder: iconFolder } }),
      shareImage: '/media/share.png',
    },
    tokens: keepsColors ? { 'logo-on-dark': 'keep' } : {},
    lacksIcon,
  };
}

interface Size {
  width: number;
  height: number;
}

const media = (name: string): string => `content/media/${name}`;
const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });

function fit(ratio: number, bounds: Size): Size {
  const height = Math.min(bounds.height, bounds.width / ratio);
  return { width: Math.max(1, Math.round(height * ratio)), height: Math.max(1, Math.round(height)) };
}

/** The ground on which most of the logo is readable; white if several are. */
function readableGround({ ink }: Logo, brand: Color): Color {
  if (ink.isOpaque) return ink.edge;
  const [best] = [white, brand, dark].sort((one, other) => ink.readableOn(other) - ink.readableOn(one));
  return best ?? white;
}

/** Draws the logo in the middle of a ground. `share` is how much of the width or height it takes. */
async function onGround(
  logo: Logo,
  { width, height, ground, share }: Size & { ground: Color; share: number },
): Promise<Buffer> {
  const { red: r, green: g, blue: b } = ground;
  const input = await logo.draw(width * share, height * share);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function icons(logo: Logo, bytes: Uint8Array, ground: Color): Promise<[string, Uint8Array][]> {
  const share = logo.ink.isOpaque ? 1 : 0.76;
  const square = (side: number, own: number): Promise<Buffer> =>
    onGround(logo, { width: side, height: side, ground, share: own });
  const name = (file: string): string => media(`${iconFolder}/${file}`);
  return [
    [name('favicon.svg'), Buffer.from(pictureOn(logo, bytes, { width: 100, height: 100, ground, share, corner: 18 }))],
    [name('icon-512.png'), await square(512, share)],
    // launchers cut icons to any shape within the middle 80 per cent
    [name('icon-maskable-512.png'), await square(512, 0.6)],
    [name('apple-touch-icon.png'), await square(180, share)],
  ];
}

/** Draws the logo with a margin on a plate with round corners. */
function plate(logo: Logo, bytes: Uint8Array, ground: Color): string {
  const height = 100;
  const margin = 2 * 0.16 * height;
  const width = Math.round((height - margin) * logo.ratio + margin);
  return pictureOn(logo, bytes, { width, height, ground, share: 1 - margin / height, corner: 12 });
}

function pictureOn(
  { isSvg, ratio }: Logo,
  bytes: Uint8Array,
  { width, height, ground, share, corner }: Size & { ground: Color; share: number; corner: number },
): string {
  const margin = ((1 - share) * height) / 2;
  const inner = fit(ratio, { width: width - 2 * margin, height: height - 2 * margin });
  const type = isSvg ? 'image/svg+xml' : 'image/png';
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const place = `x="${String((width - inner.width) / 2)}" y="${String((height - inner.height) / 2)}" width="${String(inner.width)}" height="${String(inner.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%" rx="${String(corner)}" fill="${toHex(ground)}"/><image ${place} href="${address}"/></svg>\n`;
}
