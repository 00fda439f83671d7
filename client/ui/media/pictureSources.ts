import {
  libraryWidths,
  pictureWidths,
  scaledPicturePath,
  sizedMedia,
  stockPhotoPath,
} from '../../../shared/kit/pictureWidths.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

const endpointWidth = 1280;

/** A picture of a content platform, by its media path. */
const platformPath = /^\/[-~]\/(?:jss)?media\//i;
/** A picture of a content platform, on its delivery host. */
const platformHost = /^https:\/\/(?:edge[^/]*\.sitecorecloud\.io\/|[^/]+\/[-~]\/(?:jss)?media\/)/i;
/** Parameters that identify a platform picture; the others only set its size. */
const identifying = new Set(['rev', 'db', 'la', 'vs', 'ts', 'ttc', 'tt', 'hash']);

/** The address without size parameters. */
function platformSource(src: string): string {
  const [path = '', query] = src.split('?');
  const identifyingParameters = [...new URLSearchParams(query)].filter(([name]) => identifying.has(name));
  return identifyingParameters.length > 0 ? `${path}?${String(new URLSearchParams(identifyingParameters))}` : path;
}

/** The original that the endpoint scales; undefined for a picture that is delivered unchanged. */
function findOriginal(src: string): string | undefined {
  if (/\.(?:svg|gif)(?:\?|$)/i.test(src)) return undefined; // drawings scale without loss, films are not scaled
  if (platformPath.test(src) || platformHost.test(src)) return platformSource(src);
  if (src.startsWith('https://') || src.startsWith(`${stockPhotoPath}/`)) return src;
  return src.startsWith('/media/') && !sizedMedia.test(src) ? src : undefined;
}

const scaled = (original: string, width: number): string =>
  `${scaledPicturePath}?src=${encodeUriPart(original)}&w=${width}`;

/** Fallback address of an image; on this server whenever the picture can be scaled. */
export function buildSrc(src: string): string {
  const original = findOriginal(src);
  return original === undefined ? src : scaled(original, endpointWidth);
}

/**
 * srcset of a picture with all its widths; undefined for an address with only one size.
 * Scalable are files of the media folder ("/media/…-1280.webp") and, through the scaling endpoint, pictures of the
 * media folder, the stock, another host or a content platform.
 */
export function buildSrcSet(src: string): string | undefined {
  const original = findOriginal(src);
  if (original !== undefined) return pictureWidths.map((width) => `${scaled(original, width)} ${width}w`).join(', ');
  const stem = sizedMedia.exec(src)?.[1];
  if (stem === undefined) return undefined;
  return libraryWidths(stem)
    .map((width) => `${stem}-${width}.webp ${width}w`)
    .join(', ');
}
