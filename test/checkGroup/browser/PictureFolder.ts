import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Maximum side of a WebP file, px. */
const maxSide = 16_383;
/** Names of pictures, so that nothing else is removed from a folder. */
const pictureName = /^[a-z-]+-\d+\.webp$/;

/** Folder with a picture of each kind of page: <site>/<kind>-<width>.webp. */
export class PictureFolder {
  constructor(readonly folder: string) {}

  /** Creates the sites' folders, and removes the pictures of an earlier check. */
  async clean(sites: readonly string[]): Promise<void> {
    for (const site of sites) {
      const path = join(this.folder, site);
      await mkdir(path, { recursive: true });
      const names = (await readdir(path)).filter((name) => pictureName.test(name));
      await Promise.all(names.map((name) => rm(join(path, name))));
    }
  }

  /** Writes a picture of a page, cut to the maximum height of a WebP. @param png picture of the page */
  async write({ site, kind, width }: { site: string; kind: string; width: number }, png: Uint8Array): Promise<void> {
    const whole = sharp(png, { limitInputPixels: false });
    const size = await whole.metadata();
    const cut = size.height > maxSide ? whole.extract({ left: 0, top: 0, width: size.width, height: maxSide }) : whole;
    await cut.webp({ quality: 80, effort: 1 }).toFile(join(this.folder, site, `${kind}-${String(width)}.webp`));
  }
}
