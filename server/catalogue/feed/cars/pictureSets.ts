import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Joi from 'joi';
import type { BlurImage, PrimaryImage } from '../../../../shared/catalogue/Car.ts';
import { OperatorError } from '../../../../shared/kit/OperatorError.ts';

/** One picture set, ready for a car. Cars with the same set share the lists. */
export interface CarPictures {
  images: BlurImage[];
  primary: PrimaryImage;
}

/** Picture sets by body: hatch, estate, suv, … */
export type PictureSets = ReadonlyMap<string, readonly CarPictures[]>;

interface MediaFile {
  cars: Record<string, { body: string; colour: string; views: Record<string, { blur: string }> }>;
}

const mediaSchema = Joi.object({
  cars: Joi.object()
    .pattern(
      Joi.string().pattern(/^[a-z0-9-]+$/),
      Joi.object({
        body: Joi.string().required(),
        colour: Joi.string().allow(''),
        views: Joi.object()
          .pattern(
            Joi.string().pattern(/^[a-z0-9-]+$/),
            Joi.object({ blur: Joi.string().allow('').required() }).unknown(),
          )
          .required(),
      }).unknown(),
    )
    .default({}),
}).unknown();

const mainView = 'front-three-quarter';

function buildPictures(id: string, views: Record<string, { blur: string }>): CarPictures | null {
  const main = views[mainView];
  if (main === undefined) {
    return null;
  }
  const names = [mainView, ...Object.keys(views).filter((view) => view !== mainView)];
  const images = names.map((view) => ({
    original: `/media/cars/${id}/${view}-1280.webp`,
    blur_data_url: views[view]?.blur ?? '',
  }));
  return { images, primary: { thumbnail_url: `/media/cars/${id}/${mainView}-640.webp`, blur_data_url: main.blur } };
}

/**
 * Reads the list of the media library (media.json).
 * A library without one has no picture sets.
 * @throws OperatorError with file and path for an invalid list
 */
export async function loadPictureSets(path: string): Promise<PictureSets> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw new OperatorError(`The media list ${path} is not valid JSON. Correct it, or remove it to work without.`, {
      cause,
    });
  }
  const checked = mediaSchema.validate(json);
  if (checked.error) {
    throw new OperatorError(
      `The media list ${path} has an unexpected form: ${checked.error.message}. Run npm run media.`,
    );
  }
  const sets = new Map<string, CarPictures[]>();
  for (const [id, { body, views }] of Object.entries((checked.value as MediaFile).cars)) {
    const pictures = buildPictures(id, views);
    if (pictures !== null) {
      sets.set(body, [...(sets.get(body) ?? []), pictures]);
    }
  }
  return sets;
}

/** Selects a picture set, always the same for a car; null when no set has the body. */
export function choosePictures(sets: PictureSets, body: string, carId: string): CarPictures | null {
  const choices = sets.get(body) ?? [];
  const hash = createHash('sha1').update(carId).digest().readUInt32BE(0);
  return choices[hash % Math.max(1, choices.length)] ?? null;
}
