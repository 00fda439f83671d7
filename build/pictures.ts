/**
 * Completes the media library (npm run pictures): from the widest WebP file of every picture of a car or a scene, the
 * missing widths as WebP and every width as AVIF. Existing files stay; delete them to have them made again.
 */
import { existsSync, readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { installedGroup } from '../config/group/installedGroup.ts';
import { libraryWidths } from '../client/ui/pictureSources.ts';
import { encodePicture } from '../server/pictures/encodePicture.ts';

const { contentFolder } = installedGroup();
const media = join(contentFolder, 'media');

/** Width of the widest WebP file of each picture, px, by its path without width and ending. */
function widestFiles(): Map<string, number> {
  const widest = new Map<string, number>();
  for (const folder of ['cars', 'scenes']) {
    for (const name of readdirSync(join(media, folder), { recursive: true, encoding: 'utf8' })) {
      const [, stem, width] = /^(.+)-(\d+)\.webp$/.exec(name) ?? [];
      if (stem === undefined) continue;
      const path = join(media, folder, stem);
      widest.set(path, Math.max(Number(width), widest.get(path) ?? 0));
    }
  }
  return widest;
}

async function complete(stem: string, widest: number): Promise<number> {
  const source = `${stem}-${String(widest)}.webp`;
  const widths = libraryWidths(stem.slice(contentFolder.length).replaceAll('\\', '/')).filter(
    (width) => width <= widest,
  );
  let made = 0;
  for (const width of widths) {
    for (const format of ['webp', 'avif'] as const) {
      const file = `${stem}-${String(width)}.${format}`;
      if (existsSync(file)) continue;
      await encodePicture(sharp(source), width, format).toFile(`${file}.part`);
      await rename(`${file}.part`, file);
      made += 1;
    }
  }
  return made;
}

sharp.concurrency(1);
const waiting = [...widestFiles()];
let made = 0;
const work = async (): Promise<void> => {
  for (let next = waiting.pop(); next; next = waiting.pop()) made += await complete(...next);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${media}: ${String(made)} files made`);
