/** Widths in px in which pictures are delivered. The slots of pages and the usual screens need no others. */
export const pictureWidths: readonly number[] = [320, 640, 768, 1280, 1920];

/** Path below which the addresses of the stock's own photos are; the endpoint that scales pictures reads them. */
export const stockPhotoPath = '/media/stock';

/** Path of the endpoint that scales pictures of other hosts, of the content platform and of the stock. */
export const scaledPicturePath = '/media/scaled';
