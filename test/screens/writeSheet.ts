import sharp from 'sharp';

/** A screen at one width, as a PNG. */
export interface TakenScreen {
  width: number;
  picture: Uint8Array;
}

/** Scale of screens on a sheet; phones larger, because reviewers read their text. */
const scaleOf = (width: number): number => (width < 768 ? 0.5 : 0.35);
/** Longer screens are cut off on the sheet; their own file shows them completely. WebP allows 16,383 px. */
const maxHeight = 5000;
const gap = 24;

/** Writes the widths of one screen next to each other in a WebP file. */
export async function writeSheet(screens: readonly TakenScreen[], file: string): Promise<void> {
  const scaled = await Promise.all(
    screens.map(async ({ width, picture }) => {
      const to = Math.round(width * scaleOf(width));
      const small = sharp(picture, { limitInputPixels: false }).resize({ width: to });
      const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
      if (info.height <= maxHeight) return { data, width: to, height: info.height };
      const cut = await sharp(data).extract({ left: 0, top: 0, width: to, height: maxHeight }).png().toBuffer();
      return { data: cut, width: to, height: maxHeight };
    }),
  );
  let left = gap;
  const placed = scaled.map(({ data, width }) => {
    const at = { input: data, left, top: gap };
    left += width + gap;
    return at;
  });
  const height = Math.max(...scaled.map((each) => each.height)) + 2 * gap;
  await sharp({ create: { width: left, height, channels: 3, background: '#8a9499' } })
    .composite(placed)
    .webp({ quality: 80, effort: 2 })
    .toFile(file);
}
