import type { Sharp, SharpOptions } from 'sharp';
import { PhotoRefusedError, photoLimits } from '../../../shared/forms/PhotoGateway.ts';

/** A kept photo is a JPEG whose longer side has at most so many pixels. */
const longestSide = 2048;
const quality = 80;
/**
 * A picture of few bytes can unpack to any size. What a JPEG's baseline unpacks to is read in strips and made smaller
 * on the way; everything else may be held as a whole.
 */
const mostPixels = { baseline: 2 * photoLimits.megapixels * 1_000_000, other: photoLimits.megapixels * 1_000_000 };
/** One photo may keep a processor so long, seconds. */
const longestSeconds = 10;

/** How the pictures begin that are taken. What begins otherwise (SVG, PDF, TIFF …) reaches no decoder. */
const beginnings: Record<string, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  avif: (start) => /^ftypavi[fs]$/.test(start.toString('latin1', 4, 12)),
};
/** What the decoders call them. */
const formats: Record<string, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

/**
 * A photo made anew from its pixels: upright, at most 2048 pixels a side, a JPEG that holds no metadata (place, time,
 * camera, thumbnail), no profile, and nothing of what else stood in the file. Throws PhotoRefusedError for what is too
 * large, or no whole picture of the kinds that are taken.
 */
export async function remakePhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > photoLimits.bytes) throw new PhotoRefusedError('tooLarge');
  const kind = Object.keys(beginnings).find((one) => beginnings[one]?.(bytes));
  if (kind === undefined) throw new PhotoRefusedError('noPicture');
  const open = await opener();
  try {
    const { format, width, height, isProgressive } = await open(bytes, { limitInputPixels: false }).metadata();
    if (format !== formats[kind]) throw new PhotoRefusedError('noPicture');
    const most = kind === 'jpeg' && !isProgressive ? mostPixels.baseline : mostPixels.other;
    if (width * height > most) throw new PhotoRefusedError('tooLarge');
    return await open(bytes, { limitInputPixels: most, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof PhotoRefusedError) throw error;
    // the decoder's words may quote the file: they go no further
    throw new PhotoRefusedError('noPicture');
  }
}

let opened: Promise<(bytes: Buffer, options: SharpOptions) => Sharp> | undefined;

/** Loads the decoder with the first photo; a start need not wait for it. */
function opener() {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false); // no photo comes twice
    sharp.concurrency(1); // pages are made on the same processors
    return (bytes, options) => sharp(bytes, { ...options, animated: false, sequentialRead: true });
  });
  return opened;
}
