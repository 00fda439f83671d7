import type { BlurImage, PrimaryImage } from '../../../shared/catalogue/Car.ts';
import type { DealerImage } from '../../../shared/catalogue/Dealer.ts';
import type { BodyKind } from './ModelRow.ts';
import type { SeededRandom } from './seededRandom.ts';
import type { ColourKind } from './siteTexts.ts';

interface Picture {
  width: number;
  height: number;
  blur: string;
}

/** groups/polhem/content/media/media.json: the pictures that exist. Each lies at <folder>/<name>-<width>.webp. */
export interface DemoMedia {
  cars: Record<string, { body: string; colour: string; views: Record<string, Picture> }>;
  scenes: Record<string, Picture & { widths: number[] }>;
}

/** One set of pictures of one car. */
export interface PictureSet {
  id: string;
  colour: ColourKind;
}

/** The paints of the pictures, by the colour a buyer filters by. */
const paintColours: Record<string, ColourKind> = {
  white: 'white',
  pearl: 'white',
  silver: 'silver',
  grey: 'grey',
  graphite: 'grey',
  black: 'black',
  fjord: 'blue',
  blue: 'blue',
  midnight: 'blue',
  sky: 'blue',
  red: 'red',
  burgundy: 'red',
  green: 'green',
  sage: 'green',
  sand: 'beige',
  bronze: 'brown',
  brown: 'brown',
  orange: 'orange',
  yellow: 'yellow',
  turquoise: 'turquoise',
};

/** How often a colour is sold, in relation to the others. */
const colourShare: Partial<Record<ColourKind, number>> = { white: 5, black: 6, grey: 6, blue: 3, silver: 4, red: 2 };

/** Bodies drawn best from the side; their other views are closer crops of it. */
const sideFirst: readonly BodyKind[] = ['motorcycle', 'cabriolet'];

/** Draws a set of pictures whose body fits; its paint decides the colour of the car. */
export function pickPictures(media: DemoMedia, body: BodyKind, random: SeededRandom): PictureSet {
  const drawnAs = body === 'minibus' ? 'van' : body;
  const fitting = Object.entries(media.cars).filter(([, car]) => car.body === drawnAs);
  const sets = fitting.map(([id, car]) => ({ id, colour: paintColours[car.colour] ?? 'grey' }));
  const alike = (colour: ColourKind): number => sets.filter((set) => set.colour === colour).length;
  return random.weighted(sets, ({ colour }) => (colourShare[colour] ?? 1) / alike(colour));
}

/** The views of a set in the order of the gallery, the best one first. */
export function carImages(media: DemoMedia, id: string, body: BodyKind): BlurImage[] {
  const views = Object.entries(media.cars[id]?.views ?? {});
  if (sideFirst.includes(body)) views.sort(([a], [b]) => Number(b === 'side-left') - Number(a === 'side-left'));
  return views.map(([view, { blur }]) => ({ original: `/media/cars/${id}/${view}-1280.webp`, blur_data_url: blur }));
}

/** The picture of the card, 640 wide. Null for a car without pictures. */
export function primaryImage(images: readonly BlurImage[]): PrimaryImage | null {
  const [first] = images;
  if (!first) return null;
  return {
    thumbnail_url: first.original.replace('-1280.webp', '-640.webp'),
    blur_data_url: first.blur_data_url,
  };
}

/** A showroom. Throws when the manifest has none. */
export function dealerImage(media: DemoMedia, random: SeededRandom): DealerImage {
  const showrooms = Object.entries(media.scenes).filter(([name]) => /^showroom.*-wide$/.test(name));
  const [name, { blur }] = random.pick(showrooms);
  return {
    original: `/media/scenes/${name}-1280.webp`,
    thumbnail_url: `/media/scenes/${name}-640.webp`,
    blur_data_url: blur,
  };
}
