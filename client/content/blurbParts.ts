/** The fields of a blurb that give it its medium. */
export const blurbMedia = ['YoutubeID', 'VideoDesktop', 'VideoPhone', 'ImageDesktop', 'ImagePhone'] as const;

/** The fields of a blurb of which one must be filled for it to show. */
export const blurbParts = [...blurbMedia, 'Title', 'RichText'] as const;
