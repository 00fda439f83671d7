import { themeTokens } from '../../config/theme/themeTokens.ts';
import type { MadePictures } from '../render/AssetManifest.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { FontSource } from './fonts/FontSource.ts';
import { textOutline } from './textOutline.ts';
import type { TextOutline } from './textOutline.ts';

/** Picture sizes in px. The one for sharing has the ratio that social networks show uncropped. */
const icon = { width: 512, height: 512 };
const share = { width: 1200, height: 630 };

/**
 * Generates pictures of a site without its own: an icon with its initial, and a share picture.
 * The picture for shared links shows its name. Both use the brand colour and the heading font.
 */
export async function madePictures(
  { displayName, look }: Pick<SiteConfig, 'displayName' | 'look'>,
  font: FontSource,
): Promise<MadePictures> {
  const weight = Number(look.tokens['weight-display'] ?? themeTokens['weight-display']?.value);
  const initial = Array.from(displayName.toUpperCase()).find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';
  const ground = (size: { width: number; height: number }, corner = ''): string =>
    `<rect width="${String(size.width)}" height="${String(size.height)}"${corner} fill="${look.color}"/>`;
  const letter = centred(await textOutline(initial, font, weight), icon, { width: 320, capHeight: 240 });
  const name = centred(await textOutline(displayName, font, weight), share, { width: 960, capHeight: 120 });
  return {
    icon: svg(icon, `${ground(icon, ' rx="96"')}<g fill="${look.onColor}">${letter}</g>`),
    share: svg(share, `${ground(share)}<g fill="${look.onColor}">${name}</g>`),
  };
}

/** Centres letters in a picture, as large as both bounds (px) allow. */
function centred(
  { letters, width, capHeight }: TextOutline,
  size: { width: number; height: number },
  most: { width: number; capHeight: number },
): string {
  if (letters.length === 0) return '';
  const scale = Math.min(most.width / width, most.capHeight / capHeight);
  const left = (size.width - width * scale) / 2;
  const baseline = (size.height + capHeight * scale) / 2;
  return letters
    .map(
      ({ x, path, unit }) =>
        `<path transform="matrix(${[scale * unit, 0, 0, -scale * unit, left + x * scale, baseline].map(short).join(' ')})" d="${path}"/>`,
    )
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

function svg({ width, height }: { width: number; height: number }, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">${content}</svg>`;
}
