/** Widths in px in which pictures are delivered. The slots of pages and the usual screens need no others. */
export const pictureWidths: readonly number[] = [320, 640, 768, 1280, 1920];

/** Path below which the addresses of the stock's own photos are; the endpoint that scales pictures reads them. */
export const stockPhotoPath = '/media/stock';

/** Path of the endpoint that scales pictures of other hosts, of the content platform and of the stock. */
export const scaledPicturePath = '/media/scaled';

/** Car photos are shown no larger than half a wide screen. */
const photoWidths = pictureWidths.filter((width) => width <= 1280);
const tallWidths = pictureWidths.filter((width) => width <= 768);

/** Address of one of the files that the media folder has of a picture: stem and width. */
export const sizedMedia = /^(\/media\/.+)-(\d+)\.webp$/;

/**
 * Widths in px of the files that the media folder has of a picture ("<stem>-320.webp" …): npm run media makes them, the
 * check of the content looks for them and pages offer them.
 * @param stem address without width and ending
 * @see docs/content.md
 */
export function libraryWidths(stem: string): readonly number[] {
  if (stem.endsWith('-tall')) return tallWidths;
  return stem.includes('/scenes/') ? pictureWidths : photoWidths;
}
