import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { itAtLength } from '../../../test/fixtures/atLength.ts';
import { demoSites } from '../../../test/fixtures/demo/demoSites.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarFieldKind } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { annuity } from './cars/carFinance.ts';
import type { DemoMedia } from './demoMedia.ts';
import type { StockCar, StockDealer } from './demoStock.ts';
import { makeDemoStock, ndjson } from './demoStock.ts';
import { shapeOf } from './models/modelShapes.ts';
import { modelTable } from './models/modelTable.ts';

const media = JSON.parse(readFileSync('groups/polhem/content/media/media.json', 'utf8')) as DemoMedia;

const stored = (file: string): string => gunzipSync(readFileSync(`groups/polhem/stock/${file}`)).toString('utf8');
const parseLines = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const carLines = stored('demo-cars.ndjson.gz');
const cars = parseLines(carLines) as StockCar[];
const dealers = parseLines(stored('dealers.ndjson.gz')) as StockDealer[];

/** Fields that not every vehicle of the stock has. */
const optionalFields = new Set<string>([
  'car_texts',
  'car_owners',
  'car_inspected_until',
  'car_energy',
  'car_vat_margin',
  'car_facts',
  'car_fact_types',
  'car_card_facts',
  'car_use',
  'car_axles',
  'car_gross_weight',
  'car_gross_weight_text',
] satisfies CarField[]);
const isTruck = ({ site }: StockCar): boolean => site === 'polhem-trucks';

/** Returns whether a value of the stock has the type of its field. */
function holds(value: unknown, kind: CarFieldKind): boolean {
  switch (kind) {
    case 'text':
    case 'saleState':
      return typeof value === 'string' && !/undefined|NaN|\{/.test(value);
    case 'number':
      return value === null || (typeof value === 'number' && Number.isFinite(value));
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'structure':
      return typeof value === 'object';
  }
}

describe('the demo stock', () => {
  itAtLength('is the same each time it is made', () => {
    expect(ndjson(makeDemoStock(media).cars) === carLines).toBe(true);
  });

  it('has 2,000 cars besides the trucks', () => {
    expect(cars.filter((car) => !isTruck(car))).toHaveLength(2000);
  });

  it('has a dealer on each site with stock', () => {
    expect([...new Set(cars.map(({ site }) => site))].sort()).toEqual(stockSitesOf(demoSites).sort());
    expect([...new Set(dealers.map(({ site }) => site))].sort()).toEqual(stockSitesOf(demoSites).sort());
    expect(dealers.filter(({ site }) => ['polhem-bil', 'polhem-carstore-se'].includes(site))).toHaveLength(38);
  });

  it('gives every car every field with the right type', () => {
    const wrong = cars.flatMap((car) => {
      const unknown = Object.keys(car).filter((key) => key !== 'site' && !(key in carFieldKinds));
      const bad = Object.entries(carFieldKinds).filter(([key, kind]) => {
        const isLeftOut = optionalFields.has(key) && !(key in car);
        return !isLeftOut && !holds(car[key as keyof StockCar], kind);
      });
      return [...unknown, ...bad.map(([key]) => key)].map((key) => `${car.car_id} ${key}`);
    });
    expect(wrong).toEqual([]);
  });

  it('numbers each car once', () => {
    expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(cars.length);
    expect(cars.filter(({ car_id }) => !/^\d+$/.test(car_id))).toEqual([]);
    expect(cars.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('numbers each dealer once', () => {
    expect(new Set(dealers.map(({ id }) => id)).size).toBe(dealers.length);
    const departments = dealers.flatMap(({ site_departments }) => site_departments.map(({ erp_id }) => erp_id));
    expect(new Set(departments).size).toBe(departments.length);
  });

  it('puts every car in a department of its site', () => {
    const lost = cars.filter((car) => {
      const dealer = dealers.find(({ id, site }) => id === car.car_site_id && site === car.site);
      const erp = `${car.car_companyerpid}.${car.car_departmenterpid}`;
      return (
        dealer?.site_official_name !== car.car_site_name ||
        dealer.site_city !== car.car_site_city ||
        !dealer.site_departments.some(({ erp_id }) => erp_id === erp) ||
        car.car_sellers.length === 0
      );
    });
    expect(lost).toEqual([]);
  });

  it('names only pictures that exist', () => {
    // Most views have this width as AVIF only; other browsers get the next wider WebP.
    const onDisk = (address: string): boolean =>
      [address, address.replace(/webp$/, 'avif')].some((name) => existsSync(`groups/polhem/content${name}`));
    const ofCar = (car: StockCar): string[] => [
      ...car.car_images.map(({ original }) => original),
      ...(car.car_primary_image ? [car.car_primary_image.thumbnail_url] : []),
    ];
    const ofDealer = (dealer: StockDealer): string[] =>
      dealer.site_primary_image ? [dealer.site_primary_image.original, dealer.site_primary_image.thumbnail_url] : [];
    const named = new Set([...cars.flatMap(ofCar), ...dealers.flatMap(ofDealer)]);
    expect(named.size).toBeGreaterThan(300);
    expect([...named].filter((address) => !onDisk(address))).toEqual([]);
  });

  it('shows exactly the views of the car’s set before its interior', () => {
    const wrong = cars.filter((car) => {
      const [, set = ''] = /^\/media\/cars\/([^/]+)\//.exec(car.car_images[0]?.original ?? '') ?? [];
      const all = Object.keys(media.cars[set]?.views ?? {});
      const views = car.car_images
        .slice(0, all.length)
        .map(({ original }) => original.slice(`/media/cars/${set}/`.length, -'-1280.webp'.length));
      const others = car.car_images.slice(all.length);
      return (
        views.sort().join() !== all.sort().join() ||
        others.some(({ original }) => !original.startsWith('/media/interiors/'))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('describes no car in another colour than its own', () => {
    const colours = new Set(cars.map(({ site, car_color }) => `${site} ${car_color.toLowerCase()}`));
    const wrong = cars.filter(({ site, car_color, car_description }) => {
      const words = car_description.toLowerCase().match(/\p{L}+/gu) ?? [];
      const named = words.filter((word) => colours.has(`${site} ${word}`));
      return named.length > 0 && !named.includes(car_color.toLowerCase());
    });
    expect(wrong.map(({ car_id }) => car_id)).toEqual([]);
  });

  it('has a set for the shape of each model except motorcycles', () => {
    const shapes = new Set(Object.values(media.cars).map(({ shape }) => shape));
    const without = modelTable.filter(({ brand, model }) => !shapes.has(shapeOf(brand, model) ?? ''));
    expect(without.filter(({ body }) => body !== 'motorcycle')).toEqual([]);
  });

  it('has campaign prices only with the campaign flag', () => {
    const campaign = cars.filter(({ car_has_campaign_price }) => car_has_campaign_price);
    expect(campaign.length / cars.length).toBeGreaterThan(0.1);
    expect(campaign.length / cars.length).toBeLessThan(0.18);
    expect(
      campaign.filter(
        (car) => car.car_campaign_price !== car.car_price || (car.car_price ?? 0) >= (car.car_retail_price ?? 0),
      ),
    ).toEqual([]);
    const lowest = campaign.map(({ car_lowest_price_30_days }) => car_lowest_price_30_days);
    expect(lowest.filter((price) => price === null).length).toBeGreaterThan(5);
    expect(
      campaign.filter(
        ({ car_lowest_price_30_days: price, car_price, car_retail_price }) =>
          price !== null && (price < (car_price ?? 0) || price > (car_retail_price ?? 0)),
      ),
    ).toEqual([]);
    const plain = cars.filter(({ car_has_campaign_price }) => !car_has_campaign_price);
    expect(plain.filter((car) => car.car_lowest_price_30_days !== null)).toEqual([]);
    expect(plain.filter((car) => car.car_campaign_price !== null || car.car_price !== car.car_retail_price)).toEqual(
      [],
    );
  });

  it('asks per month what the annuity of the price gives', () => {
    const wrong = cars.filter((car) => {
      const loan = car.car_loan_option;
      if (!loan) return (car.car_price !== null && !isTruck(car)) || car.car_loan_monthly_cost !== null;
      const term = loan.contract_durations.find(({ months }) => months === loan.default_contract_duration);
      const credit = loan.price * (1 - (term?.cash_amount_min_percentage ?? 0) / 100);
      const residual = (loan.price * (term?.residual_percentage ?? 0)) / 100;
      const cost = annuity(credit, residual, loan.interest_rate, loan.default_contract_duration) + loan.invoice_fee;
      return (
        loan.price !== car.car_price ||
        loan.default_monthly_cost !== Math.round(cost) ||
        car.car_loan_monthly_cost !== loan.default_monthly_cost
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has no equipment that excludes other equipment of the car', () => {
    const pairs = [
      ['Tvåzons klimatanläggning', 'Trezons klimatanläggning'],
      ['Lättmetallfälgar 18"', 'Lättmetallfälgar 20"'],
      ['Dragkrok, elektrisk', 'Dragkrok, avtagbar'],
    ];
    const wrong = cars.filter(({ car_equipment: all }) => pairs.some((pair) => pair.every((one) => all.includes(one))));
    expect(wrong.map(({ car_id }) => car_id)).toEqual([]);
  });

  it('has massage seats in expensive models alone', () => {
    const massaged = cars.filter(({ car_equipment: all }) => all.includes('Massagestolar fram'));
    expect(massaged.length).toBeGreaterThan(0);
    expect(massaged.filter(({ car_brand }) => car_brand === 'Kia' || car_brand === 'Dacia')).toEqual([]);
  });

  it('has all the special cases that the pages show', () => {
    const share = (test: (car: StockCar) => boolean): number => cars.filter(test).length / cars.length;
    expect(share((car) => car.car_is_sample)).toBeGreaterThan(0.015);
    expect(share((car) => car.car_vat_eligible)).toBeGreaterThan(0.1);
    expect(share((car) => car.car_price === null)).toBeGreaterThan(0.01);
    expect(share((car) => car.car_images.length === 0)).toBeGreaterThan(0.004);
    expect(share((car) => car.car_sale_state === 'reserved')).toBeGreaterThan(0.01);
    for (const site of stockSitesOf(demoSites)) {
      const week = cars.filter((car) => car.site === site && car.caroftheweek);
      expect(week.length).toBeGreaterThanOrEqual(4);
      expect(week.length).toBeLessThanOrEqual(6);
    }
  });

  it('has sold some cars of each site', () => {
    for (const site of stockSitesOf(demoSites)) {
      const sold = cars.filter((car) => car.site === site && car.car_sale_state === 'sold');
      const days = sold.map((car) => car.car_sold_at);
      expect(days.filter((day) => day === '')).toHaveLength(3);
      expect(days.filter((day) => day !== '' && day < '2026-11-01')).toHaveLength(2);
      expect(sold.filter((car) => car.car_sold_at && car.car_sold_at < car.car_publishdate)).toEqual([]);
      expect(sold.some((car) => car.caroftheweek)).toBe(false);
    }
  });
});

describe('annuity', () => {
  it('agrees with a worked example', () => {
    expect(annuity(240_000, 150_000, 5.95, 36)).toBeCloseTo(3479.69, 2);
  });

  it('does not divide by zero without interest', () => {
    expect(annuity(240_000, 150_000, 0, 36)).toBe(2500);
  });

  it('has each car that a page names for sale', () => {
    const folder = 'groups/polhem/content';
    const pages = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.yaml'));
    const named = pages.flatMap((file) => [
      ...(/CarIds: \[([^\]]+)\]/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1]?.matchAll(/\d+/g) ?? []),
    ]);
    const available = new Set(cars.filter((car) => car.car_sale_state === 'available').map((car) => car.car_id));
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(String).filter((id) => !available.has(id))).toEqual([]);
  });
});
