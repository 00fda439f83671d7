import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { itAtLength } from '../../../test/fixtures/atLength.ts';
import { demoSites } from '../../../test/fixtures/demo/demoSites.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { annuity } from './cars/carFinance.ts';
import type { DemoMedia } from './demoMedia.ts';
import type { StockCar, StockDealer } from './demoStock.ts';
import { makeDemoStock, ndjson } from './demoStock.ts';
import { shapeOf } from './models/modelShapes.ts';
import { modelTable } from './models/modelTable.ts';

const media = JSON.parse(readFileSync('groups/polhem/content/media/media.json', 'utf8')) as DemoMedia;
const { cars, dealers } = makeDemoStock(media);

const stored = (file: string): string => gunzipSync(readFileSync(`groups/polhem/stock/${file}`)).toString('utf8');

/** Fields that not every vehicle of the stock has. */
const optionalFields = [
  ...([
    'car_texts',
    'car_owners',
    'car_inspected_until',
    'car_energy',
    'energyLabels',
    'car_vat_margin',
    'car_facts',
    'car_fact_types',
    'car_card_facts',
  ] as const),
  ...(['car_use', 'car_axles', 'car_gross_weight', 'car_gross_weight_text'] as const),
];
const isTruck = ({ site }: StockCar): boolean => site === 'polhem-trucks';

/**
 * Allowed types of each car field.
 * By position: t text, n number, N number or null, b flag, a list, O object or null.
 */
const kinds: Record<keyof Omit<StockCar, (typeof optionalFields)[number]>, 't' | 'n' | 'N' | 'b' | 'a' | 'O'> = {
  ...{ site: 't', car_id: 't', slug: 't', car_brand: 't', car_model: 't', car_model_text: 't', car_version: 't' },
  ...{ car_year: 'N', car_chassino: 't', car_regno: 't', car_firstregistration: 't', indexed_at: 't', car_fuel: 't' },
  ...{
    car_gearbox: 't',
    car_body: 't',
    car_color: 't',
    car_condition: 't',
    car_drive: 't',
    car_vehicle_type_code: 't',
  },
  ...{ car_vat_eligible: 'b', car_is_sample: 'b', car_is_used: 'b', caroftheweek: 'b', car_publishdate: 't' },
  ...{
    car_campaigns: 'a',
    car_sale_state: 't',
    car_sold_at: 't',
    car_price: 'N',
    car_price_currency: 't',
    car_price_title: 't',
  },
  ...{ car_price_text: 't', car_retail_price: 'N', car_retail_price_text: 't', car_campaign_price: 'N' },
  ...{ car_lowest_price_30_days: 'N', car_lowest_price_30_days_text: 't' },
  ...{ car_campaign_price_text: 't', car_has_campaign_price: 'b', car_has_campaign_loan: 'b' },
  ...{ car_has_campaign_privateleasing: 'b', car_has_campaign_companyleasing: 'b', car_mileage: 'N' },
  ...{ car_mileage_text: 't', car_odometer: 'N', car_odometer_unit: 't', car_acceleration_text: 't' },
  ...{ car_emission_mixed_text: 't', car_fuel_combined_text: 't', wltp_electric_consumption_text: 't' },
  ...{ wltp_electric_range_text: 't', car_electric_range_text: 't', car_fuel_tank_capacity_text: 't' },
  ...{ battery_size_text: 't', electric_charging_speed_ac_text: 't', electric_charging_speed_dc_text: 't' },
  ...{ car_power: 'N', car_power_text: 't', car_service_weight_text: 't', car_seats: 'N', car_doors: 'N' },
  ...{
    car_cargo_volume_text: 't',
    car_height_text: 't',
    car_length_text: 't',
    car_width_text: 't',
    car_ncapstars: 'N',
  },
  ...{ car_equipment: 'a', car_description: 't', car_images: 'a', car_primary_image: 'O', car_site_id: 't' },
  ...{ car_site_name: 't', car_site_city: 't', car_site_region: 't', car_sellers: 'a', car_companyerpid: 't' },
  ...{ car_departmenterpid: 't', car_pbbratio: 'N', car_beneficial_value: 'N', car_loan_option: 'O' },
  ...{ car_loan_monthly_cost: 'N', car_loan_description: 't', car_loan_rate: 'N', car_loan_duration: 'N' },
  ...{ car_leasing_options: 'a', car_privateleasing_monthly_cost: 'N', car_companyleasing_monthly_cost: 'N' },
  ...{ car_has_companyleasing: 'b', car_has_privateleasing: 'b' },
} as const;

function holds(value: unknown, kind: string): boolean {
  if (kind === 't') return typeof value === 'string' && !/undefined|NaN|\{/.test(value);
  if (kind === 'N') return value === null || (typeof value === 'number' && Number.isFinite(value));
  if (kind === 'b') return typeof value === 'boolean';
  if (kind === 'a') return Array.isArray(value);
  return value === null || typeof value === 'object';
}

describe('the demo stock', () => {
  itAtLength('is the same each time it is made', () => {
    expect(ndjson(makeDemoStock(media).cars) === ndjson(cars)).toBe(true);
  });

  it('is what lies in content/stock (run generateDemoStock.ts after a change)', () => {
    expect(stored('demo-cars.ndjson.gz') === ndjson(cars)).toBe(true);
    expect(stored('dealers.ndjson.gz') === ndjson(dealers)).toBe(true);
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
      const keys = Object.keys(car).filter((key) => !(key in kinds) && !optionalFields.some((field) => field === key));
      const bad = Object.entries(kinds).filter(([key, kind]) => !holds(car[key as keyof StockCar], kind));
      return [...keys, ...bad.map(([key]) => key)].map((key) => `${car.car_id} ${key}`);
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
