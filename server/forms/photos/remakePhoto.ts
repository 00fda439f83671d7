import type { Sharp, SharpOptions } from 'sharp';
import { PhotoRefusedError, photoLimits } from '../../../shared/forms/PhotoGateway.ts';

/** Maximum side of a stored photo, in pixels. */
const maxSidePixels = 2048;
const quality = 80;
/**
 * Maximum pixels of a picture: few bytes can decode to any size.
 * Baseline JPEGs are decoded in strips and scaled down on the way; everything else may be in memory as a whole.
 */
const maxPixels = { baseline: 2 * photoLimits.megapixels * 1_000_000, other: photoLimits.megapixels * 1_000_000 };
/** Timeout of processing one photo, in seconds. */
const timeoutSeconds = 10;

/** Leading bytes of accepted formats. Files that begin otherwise (SVG, PDF, TIFF …) reach no decoder. */
const beginnings: Record<string, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  avif: (start) => /^ftypavi[fs]$/.test(start.toString('latin1', 4, 12)),
};
/** Names of the formats in the decoder. */
const formats: Record<string, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

/**
 * Re-encodes a photo from its pixels: an upright JPEG of at most 2048 pixels a side.
 * It contains no metadata (place, time, camera, thumbnail), no profile, and nothing else of the file. Throws
 * PhotoRefusedError if it is too large, or no complete picture of an accepted format.
 */
export async function remakePhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > photoLimits.bytes) throw new PhotoRefusedError('tooLarge');
  const kind = Object.keys(beginnings).find((one) => beginnings[one]?.(bytes));
  if (kind === undefined) throw new PhotoRefusedError('noPicture');
  const open = await opener();
  try {
    const { format, width, height, isProgressive } = await open(bytes, { limitInputPixels: false }).metadata();
    if (format !== formats[kind]) throw new PhotoRefusedError('noPicture');
    const most = kind === 'jpeg' && !isProgressive ? maxPixels.baseline : maxPixels.other;
    if (width * height > most) throw new PhotoRefusedError('tooLarge');
    return await open(bytes, { limitInputPixels: most, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof PhotoRefusedError) throw error;
    // the decoder's message may quote the file: it is dropped
    throw new PhotoRefusedError('noPicture');
  }
}

let opened: Promise<(bytes: Buffer, options: SharpOptions) => Sharp> | undefined;

/** Loads the decoder with the first photo, so that it does not delay the start. */
function opener() {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false); // no photo is decoded twice
    sharp.concurrency(1); // pages are rendered on the same processors
    return (bytes, options) => sharp(bytes, { ...options, animated: false, sequentialRead: true });
  });
  return opened;
}
