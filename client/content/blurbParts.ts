/** Media fields of a blurb. */
export const blurbMedia = ['YoutubeID', 'VideoDesktop', 'VideoPhone', 'ImageDesktop', 'ImagePhone'] as const;

/** Fields of a blurb; it is shown when at least one of them is filled. */
export const blurbParts = [...blurbMedia, 'Title', 'RichText'] as const;
