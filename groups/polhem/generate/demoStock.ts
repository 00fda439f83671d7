import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { makeCar } from './cars/carFactory.ts';
import { dateText, dayLength, stockDay } from './cars/carLife.ts';
import type { DemoDealer } from './dealers/dealerFactory.ts';
import { makeDealers } from './dealers/dealerFactory.ts';
import type { DemoMedia } from './demoMedia.ts';
import { chooseOpeningPictures } from './openingPictures.ts';
import { seededRandom } from './seededRandom.ts';
import { separatePictures } from './separatePictures.ts';
import type { ShapedCar } from './separatePictures.ts';
import type { DemoSite } from './siteTexts.ts';
import { demoSites, truckSite } from './siteTexts.ts';
import { makeTruck } from './cars/truckFactory.ts';
import { truckTable } from './models/truckTable.ts';

export type StockCar = { site: string } & Car;
export type StockDealer = { site: string } & Dealer;

export interface DemoStock {
  cars: StockCar[];
  dealers: StockDealer[];
}

const firstCarNumber = 410_001;

/** Marks four to six cars per site as cars of the week: used, priced, with pictures, no vans. */
function chooseCarsOfTheWeek(cars: readonly StockCar[], site: DemoSite): void {
  const random = seededRandom(`${site.name}:week`);
  const worthy = cars.filter(
    (car) =>
      car.car_is_used &&
      car.car_price !== null &&
      /\/(?!van)[^/]+\/front-three/.test(car.car_images[0]?.original ?? ''),
  );
  for (const car of random.sample(worthy, random.int(4, 6))) car.caroftheweek = true;
}

/**
 * Marks some cars of a site as sold.
 * The first three have no date, as in many feeds, and count as sold since the feed was first read; the others were
 * sold so long ago that they are no longer shown.
 */
function sellSomeCars(cars: readonly StockCar[], site: DemoSite): void {
  const random = seededRandom(`${site.name}:sold`);
  const lastDay = stockDay - 20 * dayLength;
  const sellable = cars.filter(
    (car) =>
      car.car_is_used &&
      !car.caroftheweek &&
      car.car_sale_state === 'available' &&
      car.car_price !== null &&
      car.car_images.length > 0 &&
      Date.parse(car.car_publishdate) < lastDay,
  );
  random.sample(sellable, 5).forEach((car, at) => {
    car.car_sale_state = 'sold';
    car.car_sold_at = at < 3 ? '' : dateText(lastDay + random.int(1, 4) * dayLength);
  });
}

/** Generates the whole demo stock from the available pictures; deterministic. */
export function makeDemoStock(media: DemoMedia): DemoStock {
  const stock: DemoStock = { cars: [], dealers: [] };
  for (const site of demoSites) {
    const dealers: DemoDealer[] = makeDealers(site);
    const firstNumber = firstCarNumber + stock.cars.length;
    const made = Array.from({ length: site.cars }, (_, index) => makeCar(site, index, firstNumber, dealers, media));
    addSite(stock, site, made, dealers, media);
  }
  const dealers = makeDealers(truckSite);
  const firstNumber = firstCarNumber + stock.cars.length;
  const trucks = truckTable.map((row, at) => makeTruck(row, String(firstNumber + at), truckSite, dealers, media));
  addSite(stock, truckSite, trucks, dealers, media);
  return stock;
}

function addSite(
  stock: DemoStock,
  site: DemoSite,
  made: readonly ShapedCar[],
  dealers: readonly DemoDealer[],
  media: DemoMedia,
): void {
  separatePictures(made, site, media);
  const cars = made.map(({ car, describe }) => ({ site: site.name, ...car, car_description: describe() }));
  chooseCarsOfTheWeek(cars, site);
  sellSomeCars(cars, site);
  chooseOpeningPictures(
    cars.filter((car) => car.car_sale_state !== 'sold'),
    site.name,
    media,
  );
  made.forEach(({ interior }, at) => {
    const car = cars[at];
    if (car && car.car_images.length > 0) car.car_images = [...car.car_images, ...interior];
  });
  stock.cars.push(...cars);
  stock.dealers.push(...dealers.map(({ dealer }) => ({ site: site.name, ...dealer })));
}

/** Serialises one JSON object per line. */
export function ndjson(records: readonly object[]): string {
  return records.map((item) => `${JSON.stringify(item)}\n`).join('');
}
