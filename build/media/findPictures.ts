import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture of a media folder, delivered in several widths. */
export interface FoundPicture {
  /** Path below media/ without width and extension: "scenes/harbour". */
  stem: string;
  /** Path below media/ of the file from which its widths are made. */
  source: string;
  /** False if made from the widest WebP file, because the original is not in the folder. */
  isOriginal: boolean;
}

/** Narrower originals are icons and logos: one size is enough. */
const minOriginalWidth = 640;

/**
 * Finds pictures in a media folder by their originals (name.jpg) or widest WebP files.
 * Example of the latter: name-1920.webp.
 */
export async function findPictures(folder: string): Promise<FoundPicture[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder, { recursive: true, encoding: 'utf8' })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const widest = new Map<string, number>();
  for (const name of names) {
    const [, stem, width] = /^(.+)-(\d+)\.webp$/.exec(name) ?? [];
    if (stem !== undefined) widest.set(stem, Math.max(Number(width), widest.get(stem) ?? 0));
  }
  const found = new Map<string, FoundPicture>();
  for (const [stem, width] of widest) {
    found.set(stem, { stem, source: `${stem}-${String(width)}.webp`, isOriginal: false });
  }
  for (const source of names.sort()) {
    const [, stem, ending = ''] = /^(.+)\.(jpe?g|png|webp|avif|tiff?)$/i.exec(source) ?? [];
    if (stem === undefined || (/^(?:webp|avif)$/.test(ending) && isMade(stem, widest))) continue;
    const { width } = await sharp(join(folder, source))
      .metadata()
      .catch(() => ({ width: Infinity }));
    if (width >= minOriginalWidth) found.set(stem, { stem, source, isOriginal: true });
  }
  return [...found.values()].sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** Returns whether a name without extension is that of a generated width of a picture. */
function isMade(stem: string, widest: ReadonlyMap<string, number>): boolean {
  const [, whole] = /^(.+)-\d+$/.exec(stem) ?? [];
  return whole !== undefined && widest.has(whole);
}
