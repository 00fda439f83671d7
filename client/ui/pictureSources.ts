import { pictureWidths, scaledPicturePath, stockPhotoPath } from '../../shared/kit/pictureWidths.ts';

const sizedMedia = /^(\/media\/.+)-(\d+)\.webp$/;

/** Car photos are shown no larger than half a wide screen. */
const photoWidths = pictureWidths.filter((width) => width <= 1280);
const tallWidths = pictureWidths.filter((width) => width <= 768);
const endpointWidth = 1280;

/** Widths in px that the media library holds of a picture, by its address without width and ending. */
export function libraryWidths(stem: string): readonly number[] {
  if (stem.endsWith('-tall')) return tallWidths;
  return stem.includes('/scenes/') ? pictureWidths : photoWidths;
}

/** A picture of a content platform, by its media path. */
const platformPath = /^\/[-~]\/(?:jss)?media\//i;
/** A picture of a content platform, on the host of its delivery. */
const platformHost = /^https:\/\/(?:edge[^/]*\.sitecorecloud\.io\/|[^/]+\/[-~]\/(?:jss)?media\/)/i;
/** What else of such an address says which picture it is; the rest is about its size. */
const identifying = new Set(['rev', 'db', 'la', 'vs', 'ts', 'ttc', 'tt', 'hash']);

/** The address without parameters of size. */
function platformSource(src: string): string {
  const [path = '', query] = src.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => identifying.has(name));
  return kept.length > 0 ? `${path}?${String(new URLSearchParams(kept))}` : path;
}

/** The original that the endpoint scales; undefined for a picture that is delivered as it is. */
function originalOf(src: string): string | undefined {
  if (/\.(?:svg|gif)(?:\?|$)/i.test(src)) return undefined; // drawings have every size, films are not scaled
  if (platformPath.test(src) || platformHost.test(src)) return platformSource(src);
  return src.startsWith('https://') || src.startsWith(`${stockPhotoPath}/`) ? src : undefined;
}

const scaled = (original: string, width: number): string =>
  `${scaledPicturePath}?src=${encodeURIComponent(original)}&w=${width}`;

/** The address of an image without candidates, always one of this server where the picture can be scaled. */
export function srcOf(src: string): string {
  const original = originalOf(src);
  return original === undefined ? src : scaled(original, endpointWidth);
}

/**
 * The srcset of a picture with all its widths: of the media library ("/media/…-1280.webp"), or of another host, the stock
 * or a content platform through the endpoint that scales them. Undefined for any other address: it has one size only.
 */
export function srcSetOf(src: string): string | undefined {
  const original = originalOf(src);
  if (original !== undefined) return pictureWidths.map((width) => `${scaled(original, width)} ${width}w`).join(', ');
  const stem = sizedMedia.exec(src)?.[1];
  if (stem === undefined) return undefined;
  return libraryWidths(stem)
    .map((width) => `${stem}-${width}.webp ${width}w`)
    .join(', ');
}
