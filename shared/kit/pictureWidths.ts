/** Widths in px in which pictures are delivered. The slots of pages and the usual screens need no others. */
export const pictureWidths: readonly number[] = [320, 640, 768, 1280, 1920];

/** Path of the endpoint that scales pictures of other hosts and of the content platform. */
export const scaledPicturePath = '/media/scaled';
