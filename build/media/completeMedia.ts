import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import Joi from 'joi';
import sharp from 'sharp';
import { encodePicture } from '../../server/pictures/encodePicture.ts';
import { libraryWidths } from '../../shared/kit/pictureWidths.ts';
import { findPictures } from './findPictures.ts';
import type { FoundPicture } from './findPictures.ts';

/** A fault of a picture or of media.json, reported without a stack. */
export class MediaError extends Error {}

interface MediaEntry {
  width: number;
  height: number;
  blur: string;
  /** Prefix of the original's SHA-256; pictures without an original are made from their widest file. */
  original?: string;
  /** Focal point, written by hand. */
  focus?: unknown;
}

interface MediaIndex {
  /** Sets of car pictures by name, selected by `pictureSets` of a feed's mapping. */
  cars?: Record<string, { views: object }>;
  scenes?: object;
  /** By path below media/, without width and extension. */
  pictures?: Record<string, MediaEntry>;
}

const indexSchema = Joi.object<MediaIndex>({
  cars: Joi.object().pattern(Joi.string(), Joi.object({ views: Joi.object().required() }).unknown()),
  scenes: Joi.object(),
  pictures: Joi.object().pattern(
    Joi.string(),
    Joi.object({
      width: Joi.number().required(),
      height: Joi.number().required(),
      blur: Joi.string().required(),
    }).unknown(),
  ),
}).unknown();

/** Width of the preview in px, which gives a data URL of about 150 characters. */
const blurWidth = 16;

interface Progress {
  folder: string;
  /** Entries of media.json by stem; completed as pictures are read. */
  entries: Map<string, MediaEntry>;
  /** Stems described by `cars` and `scenes` of media.json. */
  described: ReadonlySet<string>;
  say: (line: string) => void;
}

/**
 * Makes missing widths, formats and previews of the pictures in a media folder.
 * Each picture gets every width as WebP and AVIF, from the original (bergen.jpg) or the widest WebP file
 * (bergen-1920.webp), and its size and preview in media.json. Files of a replaced original are made again, others are
 * kept. A width that only has its AVIF file is left so.
 * @throws MediaError for unreadable files
 */
export async function completeMedia({ folder, say }: Pick<Progress, 'folder' | 'say'>): Promise<void> {
  const file = join(folder, 'media.json');
  const index = await readIndex(file);
  const pictures = await findPictures(folder);
  const stems = new Set(pictures.map(({ stem }) => stem));
  const known = Object.entries(index.pictures ?? {}).filter(([stem]) => stems.has(stem));
  const progress = { folder, say, entries: new Map(known), described: describedStems(index) };

  const concurrency = sharp.concurrency();
  sharp.concurrency(1);
  const waiting = pictures.values();
  let made = 0;
  const work = async (): Promise<void> => {
    for (const picture of waiting) made += await completePicture(picture, progress);
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    sharp.concurrency(concurrency);
  }

  const entries = [...progress.entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const { pictures: _before, ...others } = index;
  const complete = entries.length > 0 ? { ...others, pictures: Object.fromEntries(entries) } : others;
  if (JSON.stringify(complete) !== JSON.stringify(index)) await write(file, `${JSON.stringify(complete, null, 1)}\n`);
  say(`${String(pictures.length)} pictures in ${folder}: ${String(made)} files created.`);
}

async function readIndex(file: string): Promise<MediaIndex> {
  if (!existsSync(file)) return {};
  try {
    return Joi.attempt(JSON.parse(await readFile(file, 'utf8')), indexSchema);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MediaError(`${file}: ${reason}. Correct or remove it: npm run media recreates it.`, { cause });
  }
}

function describedStems({ cars = {}, scenes = {} }: MediaIndex): Set<string> {
  const sets = Object.entries(cars).flatMap(([set, { views }]) =>
    Object.keys(views).map((view) => `cars/${set}/${view}`),
  );
  return new Set([...sets, ...Object.keys(scenes).map((name) => `scenes/${name}`)]);
}

/** Returns the number of files made. */
async function completePicture({ stem, source, isOriginal }: FoundPicture, progress: Progress): Promise<number> {
  const { folder, entries, described, say } = progress;
  const filePath = (width: number, format: string): string => join(folder, `${stem}-${String(width)}.${format}`);
  try {
    const bytes = await readFile(join(folder, source));
    const original = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const isExchanged = isOriginal && entries.get(stem)?.original !== original;
    const picture = sharp(bytes, { failOn: 'error' }).autoOrient();
    let made = 0;
    for (const width of libraryWidths(`/media/${stem}`)) {
      for (const format of ['webp', 'avif'] as const) {
        const file = filePath(width, format);
        // A browser without AVIF gets the next wider WebP file.
        const isThere = existsSync(file) || (format === 'webp' && existsSync(filePath(width, 'avif')));
        if (join(folder, source) === file || (isThere && !isExchanged)) continue;
        await write(file, await encodePicture(picture.clone(), width, format).toBuffer());
        made += 1;
      }
    }
    if (isExchanged || (!described.has(stem) && !entries.has(stem))) {
      const { width, height } = (await sharp(bytes).metadata()).autoOrient;
      const preview = await picture.clone().resize({ width: blurWidth }).webp({ quality: 40 }).toBuffer();
      const blur = `data:image/webp;base64,${preview.toString('base64')}`;
      const { focus } = entries.get(stem) ?? {};
      entries.set(stem, {
        width,
        height,
        blur,
        ...(isOriginal && { original }),
        ...(focus !== undefined && { focus }),
      });
    }
    if (made > 0) {
      say(
        `${source}: ${String(made)} files. Use it on pages as /media/${stem}-${String(calculateMaxWidth(stem))}.webp`,
      );
    }
    return made;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MediaError(`${join(folder, source)}: ${reason}. Replace or remove the file.`, { cause });
  }
}

const calculateMaxWidth = (stem: string): number => Math.max(...libraryWidths(`/media/${stem}`));

/** Writes atomically: a file is complete or missing, however the command ends. */
async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
