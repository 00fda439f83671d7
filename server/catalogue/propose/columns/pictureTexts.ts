/** Photo addresses and file names in the cells of a feed. */

const isMost = (texts: readonly string[], fits: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(fits).length >= texts.length * 0.8;

const address = /^(?:https?:)?\/\/[^\s/]+\/|^\/(?!\/)\S/i;
const pictureEnding = /\.(?:jpe?g|png|webp|avif)\b|[?&](?:format|fm|f|ext)=(?:jpe?g|png|webp|avif)\b/i;
/** File names, one or more, not URLs. */
const pictureFiles = /^(?!\/|[a-z]+:)[^:]+?\.(?:jpe?g|png|webp|avif)(?=$|[,;|\s])/i;

/** Separators of addresses in a cell, the surest first. */
const separators = ['|', '\n', ';', ' ', ','] as const;

/** True for a whole photo address or a name of a picture file. */
const isPhoto = (part: string): boolean => address.test(part) || pictureFiles.test(`${part},`);

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** True for a column of names of picture files, such as "4711/1.jpg". */
export const isPictureFiles = (texts: readonly string[]): boolean => isMost(texts, (text) => pictureFiles.test(text));

/** True for a column of addresses, of pictures or anything else. */
export const isAddressList = (texts: readonly string[]): boolean => isMost(texts, (text) => address.test(text));

/** True for a column of addresses that end like pictures. */
export const isPictureList = (texts: readonly string[]): boolean =>
  isMost(texts, (text) => address.test(text) && pictureEnding.test(text));

/**
 * Finds what separates the photos in cells.
 * A separator parts whole addresses or file names: the comma in "upload/w_800,h_600/v60.jpg" does not.
 * @returns null when every cell has one photo
 */
export function photoSeparator(texts: readonly string[]): string | null {
  const counted = separators.map((separator) => {
    const lists = texts.map((text) => partsOf(text, separator)).filter((parts) => parts.length > 1);
    return { separator, count: lists.filter((parts) => parts.every(isPhoto)).length };
  });
  const best = counted.reduce((found, one) => (one.count > found.count ? one : found));
  return best.count === 0 ? null : best.separator;
}
