const sizes =
  /[?&](?:w|h|width|height|size|resize|crop|fit|dpr|ar|aspect|quality|q|fm|format|auto)=|(?<![\da-z])\d{2,4}x\d{2,4}(?!\d)|[,/][wh]_\d|[-_/](?:thumb|thumbnail|small|medium|large|xlarge|original|orig)s?(?=[-_./])/i;
const parameters =
  /(?<=[?&])(?:w|h|width|height|size|resize|crop|fit|dpr|ar|aspect|quality|q|fm|format|auto)=[^&]*&?/gi;
const dimensions = /[-_]?(?<![\da-z])(\d{2,4})x(\d{2,4})(?!\d)/gi;
const transformations = /\/(?:[a-z]{1,2}_[\w.:-]+,)*[wh]_\d+(?:,[a-z]{1,2}_[\w.:-]+)*(?=\/)/g;
const words = /[-_/](?:thumb|thumbnail|small|medium|large|xlarge|original|orig)s?(?=[-_./])/gi;

const rankOfWord = ['thumb', 'small', 'medium', 'large', 'xlarge', 'orig'];

/** The address without the size of the picture: the same for all crops of a photo. */
function photoOf(address: string): string {
  const photo = address.replace(parameters, '').replace(dimensions, '').replace(transformations, '').replace(words, '');
  return photo.replace(/[?&]$/, '');
}

/** Size of a picture as far as its address tells, in pixels; words count as sizes, and 0 is unknown. */
function sizeOf(address: string): number {
  const [, width, height] = /(?<![\da-z])(\d{2,4})x(\d{2,4})(?!\d)/i.exec(address) ?? [];
  if (width !== undefined) return Number(width) * Number(height);
  const side = /[?&,/](?:w|width|h|height)[=_](\d+)/i.exec(address)?.[1];
  if (side !== undefined) return Number(side) ** 2;
  const word = /[-_/](thumb|small|medium|large|xlarge|orig)/i.exec(address)?.[1]?.toLowerCase();
  return word === undefined ? 0 : rankOfWord.indexOf(word) + 1;
}

/** Keeps one address of each photo, the largest of its crops, in the order of the photos. */
export function withoutCrops(addresses: readonly string[]): string[] {
  if (!addresses.some((address) => sizes.test(address))) return [...new Set(addresses)];
  const byPhoto = new Map<string, string>();
  for (const address of addresses) {
    const photo = photoOf(address);
    const known = byPhoto.get(photo);
    if (known === undefined || sizeOf(address) > sizeOf(known)) byPhoto.set(photo, address);
  }
  return [...byPhoto.values()];
}
