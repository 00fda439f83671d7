/** Picture widths in px. The layouts of pages and usual screens need no others. */
export const pictureWidths: readonly number[] = [320, 640, 768, 1280, 1920];

/** Path of the stock's own photos, read by the endpoint that scales pictures. */
export const stockPhotoPath = '/media/stock';

/** Path of the endpoint that scales pictures of other hosts, of the content platform and of the stock. */
export const scaledPicturePath = '/media/scaled';

/** Car photos are shown no larger than half a wide screen. */
const photoWidths = pictureWidths.filter((width) => width <= 1280);
const tallWidths = pictureWidths.filter((width) => width <= 768);

/** URL of a sized file in the media folder: stem and width. */
export const sizedMedia = /^(\/media\/.+)-(\d+)\.webp$/;

/**
 * Returns the widths in px of a picture's files in the media folder ("<stem>-320.webp" …).
 * `npm run media` creates them, the content check looks for them and pages offer them.
 * @param stem URL without width and extension
 * @see docs/content.md
 */
export function libraryWidths(stem: string): readonly number[] {
  if (stem.endsWith('-tall')) return tallWidths;
  return stem.includes('/scenes/') ? pictureWidths : photoWidths;
}
