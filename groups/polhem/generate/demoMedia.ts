import type { BlurImage, Car, PrimaryImage } from '../../../shared/catalogue/Car.ts';
import type { CarShape } from './models/modelShapes.ts';
import type { SeededRandom } from './seededRandom.ts';
import type { ColourKind } from './siteTexts.ts';

interface Picture {
  width: number;
  height: number;
  blur: string;
}

/** groups/polhem/content/media/media.json: the existing pictures. Each is at <folder>/<name>-<width>.webp. */
export interface DemoMedia {
  /** Picture sets, each of one shape in one colour; views in gallery order, the best one first. */
  cars: Record<string, { shape: string; body: string; colour: string; views: Record<string, Picture> }>;
  scenes: Record<string, Picture & { widths: number[] }>;
  /** Other pictures, by path below media/: "interiors/van-fabric/dash". */
  pictures: Record<string, Picture>;
}

/** One set of pictures of one car. */
export interface PictureSet {
  id: string;
  colour: ColourKind;
}

/** Paints of the pictures, by the colour that buyers filter by. */
const paintColours: Record<string, ColourKind> = {
  white: 'white',
  silver: 'silver',
  grey: 'grey',
  graphite: 'grey',
  black: 'black',
  blue: 'blue',
  midnight: 'blue',
  red: 'red',
  green: 'green',
  sand: 'beige',
  bronze: 'brown',
  orange: 'orange',
};

/** Sales share of each colour, relative to the others. */
const colourShare: Partial<Record<ColourKind, number>> = {
  white: 4,
  black: 5,
  grey: 5,
  blue: 5,
  silver: 3,
  red: 4,
  green: 3,
};

/** Colours of vehicles without pictures. */
const plainColours: readonly ColourKind[] = ['white', 'silver', 'grey', 'black', 'blue', 'red'];

/** Returns the picture sets of a shape, each with its colour. */
export function pictureSetsOf(media: DemoMedia, shape: string): PictureSet[] {
  return Object.entries(media.cars)
    .filter(([, car]) => car.shape === shape)
    .map(([id, car]) => ({ id, colour: paintColours[car.colour] ?? 'grey' }));
}

/** Draws a picture set of a shape; its paint determines the car's colour. Without a shape, only draws a colour. */
export function pickPictures(media: DemoMedia, shape: CarShape | null, random: SeededRandom): PictureSet {
  const sets = shape === null ? plainColours.map((colour) => ({ id: '', colour })) : pictureSetsOf(media, shape);
  const alike = (colour: ColourKind): number => sets.filter((set) => set.colour === colour).length;
  return random.weighted(sets, ({ colour }) => (colourShare[colour] ?? 1) / alike(colour));
}

/** Returns the views of a set in gallery order, the best one first. */
export function carImages(media: DemoMedia, id: string): BlurImage[] {
  const views = Object.entries(media.cars[id]?.views ?? {});
  return views.map(([view, { blur }]) => ({ original: `/media/cars/${id}/${view}-1280.webp`, blur_data_url: blur }));
}

/** Returns the card's picture, 640 wide; null for a car without pictures. */
export function primaryImage(images: readonly BlurImage[]): PrimaryImage | null {
  const [first] = images;
  if (!first) return null;
  return {
    thumbnail_url: first.original.replace('-1280.webp', '-640.webp'),
    blur_data_url: first.blur_data_url,
  };
}

/** Gives a car its pictures, the first of which is the card's. */
export function showImages(car: Car, images: BlurImage[]): void {
  car.car_images = images;
  car.car_primary_image = primaryImage(images);
}
