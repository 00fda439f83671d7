import type { BlurImage, Car } from '../../../shared/catalogue/Car.ts';
import type { DemoMedia } from './demoMedia.ts';
import { carImages, pictureSetsOf, primaryImage, showImages } from './demoMedia.ts';
import { seededRandom } from './seededRandom.ts';
import type { CarShape } from './models/modelShapes.ts';
import type { DemoSite } from './siteTexts.ts';
import { carTexts } from './siteTexts.ts';

/** A car and the shape shown in its pictures; null without one. */
export interface ShapedCar {
  car: Car;
  shape: CarShape | null;
  /** Pictures of its interior, which follow those of its outside. */
  interior: readonly BlurImage[];
  /** Returns its description, which may name the colour of its pictures. */
  describe: () => string;
}

type Order = (one: Car, other: Car) => number;

/** Five orders of lists, the default first; `listOrders` has all of them. */
const draftOrders: readonly Order[] = [
  (one, other) => other.car_publishdate.localeCompare(one.car_publishdate),
  (one, other) => (one.car_price ?? Infinity) - (other.car_price ?? Infinity),
  (one, other) => (one.car_mileage ?? Infinity) - (other.car_mileage ?? Infinity),
  (one, other) => (other.car_power ?? 0) - (one.car_power ?? 0),
  (one, other) => (other.car_year ?? 0) - (one.car_year ?? 0),
];

/** Maximum passes in search of picture sets that differ from neighbouring cars. */
const passes = 20;
/** Number of neighbours on either side in a list, and the weight of an equal picture there. */
const nearness = [30, 10, 8];
/** Factor for the default order of lists, which most visitors see. */
const defaultOrderFactor = 4;
/** Factor for lists without a filter. */
const wholeListFactor = 2;
/** Views that may be the first picture of a car, the preferred one first. */
const openingViews = ['front-three-quarter', 'side-left', 'rear-three-quarter'];

const pictureOf = (car: Car): string => car.car_primary_image?.thumbnail_url ?? '';

type Near = Map<ShapedCar, { other: ShapedCar; weight: number }[]>;

/** Lists that every visitor sees, by a word for each: the whole stock and its most used filters. */
function mainLists({ car_body, car_brand, car_condition, car_axles, car_use }: Car): string[] {
  const own = ['', `body ${car_body}`, `brand ${car_brand}`, `condition ${car_condition}`];
  return car_axles ? [...own, `axles ${String(car_axles)}`, `use ${String(car_use)}`] : own;
}

/**
 * Lists in whose default order neighbours differ at least by view, cars of one model too.
 * Other orders of them keep some pairs: without any, half of the cars would not be seen from the front.
 */
function filteredLists(car: Car): string[] {
  const { car_color, car_fuel, car_gearbox, car_year, car_site_city } = car;
  const others = [`colour ${car_color}`, `fuel ${car_fuel}`, `gear ${car_gearbox}`, `year ${String(car_year)}`];
  return [...mainLists(car), ...others, car_site_city];
}

/**
 * Adds the neighbours of each car in some lists, with the weight of an equal picture.
 * @param isAlike whether two cars of a shape may be taken for one
 */
function addNeighbours(
  near: Near,
  cars: readonly ShapedCar[],
  listsOfCar: (car: Car) => string[],
  orders: readonly Order[],
  isAlike: (one: Car, other: Car) => boolean,
): void {
  const shared = new Map<string, ShapedCar[]>();
  for (const shaped of cars) {
    for (const key of listsOfCar(shaped.car)) shared.set(key, [...(shared.get(key) ?? []), shaped]);
  }
  for (const [key, list] of shared) {
    for (const [rank, order] of orders.entries()) {
      const factor = (rank === 0 ? defaultOrderFactor : 1) * (key === '' ? wholeListFactor : 1);
      const sorted = [...list].sort((one, other) => order(one.car, other.car));
      sorted.forEach((shaped, at) => {
        nearness.forEach((weight, step) => {
          for (const other of [sorted[at - step - 1], sorted[at + step + 1]]) {
            if (other && other.shape === shaped.shape && isAlike(other.car, shaped.car)) {
              near.get(shaped)?.push({ other, weight: weight * factor });
            }
          }
        });
      });
    }
  }
}

const noNeighbours = (cars: readonly ShapedCar[]): Near => new Map(cars.map((shaped) => [shaped, []]));

/** Weight of the neighbours that would show the same picture; `lookOf` makes similar pictures the same. */
function costOf(near: Near, shaped: ShapedCar, picture: string, lookOf = (own: string) => own): number {
  const look = lookOf(picture);
  return (near.get(shaped) ?? []).reduce(
    (sum, { other, weight }) => sum + (lookOf(pictureOf(other.car)) === look ? weight : 0),
    0,
  );
}

/** Two blues or two greys in a row look like one car. */
const withoutShade = (picture: string): string => picture.replace('midnight', 'blue').replace('graphite', 'grey');

/** Changes the colour of cars next to a car of another model with the same picture. */
function varyColours(cars: readonly ShapedCar[], site: DemoSite, media: DemoMedia): void {
  const random = seededRandom(`${site.name}:paint`);
  const near = noNeighbours(cars);
  addNeighbours(near, cars, mainLists, draftOrders, (one, other) => one.car_model !== other.car_model);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const shaped of cars) {
      const { car, shape } = shaped;
      if (shape === null || car.car_primary_image === null) continue;
      let best = costOf(near, shaped, pictureOf(car), withoutShade);
      if (best === 0) continue;
      const sets = pictureSetsOf(media, shape);
      for (const set of random.sample(sets, sets.length)) {
        const images = carImages(media, set.id);
        const cost = costOf(near, shaped, primaryImage(images)?.thumbnail_url ?? '', withoutShade);
        if (cost > best) continue;
        best = cost;
        car.car_color = carTexts[site.language].colour[set.colour];
        showImages(car, images);
      }
    }
  }
}

/**
 * Starts the pictures of a car with another view where a neighbour in a list would show the same one.
 * Cars of the week are chosen among those that keep their front; `chooseOpeningPictures` then has the last word.
 */
function varyViews(cars: readonly ShapedCar[]): void {
  const near = noNeighbours(cars);
  addNeighbours(near, cars, mainLists, draftOrders, (one, other) => one.car_model !== other.car_model);
  addNeighbours(near, cars, filteredLists, draftOrders.slice(0, 1), () => true);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const shaped of cars) {
      const { car } = shaped;
      let best = costOf(near, shaped, pictureOf(car));
      for (const view of openingViews) {
        if (best === 0) break;
        const opening = car.car_images.filter(({ original }) => original.includes(`/${view}-`));
        const cost = costOf(near, shaped, primaryImage(opening)?.thumbnail_url ?? '');
        if (opening.length === 0 || cost >= best) continue;
        best = cost;
        showImages(car, [...opening, ...car.car_images.filter((image) => !opening.includes(image))]);
      }
    }
  }
}

/** Varies colours, then opening views, of all cars of a site before some are sold. */
export function separatePictures(cars: readonly ShapedCar[], site: DemoSite, media: DemoMedia): void {
  varyColours(cars, site, media);
  varyViews(cars);
}
