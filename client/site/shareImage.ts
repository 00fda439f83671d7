import { pictureWidths, scaledPicturePath } from '../../shared/kit/pictureWidths.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { ImageField } from '../framework/fields.ts';
import type { PageHead } from '../framework/pageState.ts';
import { absoluteAddress } from './absoluteAddress.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

/** Width of pictures on social cards, px. */
const shareWidth = pictureWidths[3] ?? 1280;
const ownPicture = /^\/media\/(?!stock\/).+\.(?:webp|avif|png|jpe?g)$/i;

/**
 * Picture of a page for social cards, with its size and alternative text as far as known.
 * Pictures of the media folder go through the scaling endpoint, which sends JPEG to clients that name no newer format:
 * not all of them read WebP.
 */
export function shareImage(
  { src, alt, width = 0, height = 0 }: ImageField,
  site: SiteContext,
): Pick<PageHead, 'ogImage' | 'ogPicture'> {
  if (!ownPicture.test(src)) return { ogImage: absoluteAddress(src, site), ogPicture: { alt } };
  const scale = Math.min(1, shareWidth / width);
  const size = width && height ? { width: Math.round(width * scale), height: Math.round(height * scale) } : {};
  const address = `${scaledPicturePath}?src=${encodeUriPart(src)}&w=${String(shareWidth)}`;
  return { ogImage: absoluteAddress(address, site), ogPicture: { alt, ...size } };
}
