import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { BookingCar, CarLookup } from '../../shared/booking/BookingTypes.ts';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';
import type { BookingReference } from '../../server/booking/embedded/BookingReference.ts';
import { demoBookingReference } from '../fixtures/demo/demoBookingReference.ts';

const contentFolder = join(process.cwd(), 'groups/polhem/content');
const dealersFile = 'groups/polhem/stock/dealers.ndjson.gz';
const warnings: LogFacts[] = [];
const logger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (event, facts) => void warnings.push({ event, ...facts }),
  error: () => undefined,
};

let reference: BookingReference;

beforeAll(async () => {
  reference = await demoBookingReference({ contentFolder, dealersFile, logger });
});

function carOf(plate: string): CarLookup {
  const found = reference.car(plate);
  if ('code' in found) throw new Error(`${plate} gives ${found.code}`);
  return found;
}

const offeringsOf = (car: BookingCar) =>
  [...reference.services(car), ...reference.addons(car)].flatMap(({ offerings }) => offerings);
const offeringOf = (car: BookingCar, code: string) => offeringsOf(car).find((offering) => offering.code === code);

describe('the reference data of the demo', () => {
  it('has a plate for every case', () => {
    expect(reference.car('POL26K')).toEqual({
      registrationNumber: 'POL26K',
      brand: 'Nordvik',
      model: 'E60',
      buildYear: 2024,
      hasServiceAgreement: true,
      isSupported: true,
    });
    expect(carOf('TES123').isSupported).toBe(true);
    expect(reference.hasBrand('Tesla')).toBe(false);
    expect(carOf('BMW123').isSupported).toBe(false);
    expect(reference.car('LAD123')).toEqual({ code: 'BrandNotSupported', brand: 'Lada' });
    expect(reference.car('SAK404')).toEqual({ code: 'VehicleNotFound' });
    expect(reference.car('PQL26K')).toEqual({ code: 'InvalidReg' });
    expect(reference.car("ABC12'")).toEqual({ code: 'InvalidReg' });
  });

  it('has a car for a personal plate', () => {
    expect(['MINBIL', 'BOSSE1', 'MITTBIL'].map((plate) => carOf(plate).registrationNumber)).toEqual([
      'MINBIL',
      'BOSSE1',
      'MITTBIL',
    ]);
  });

  it('shows the designs’ prices for the car of the designs', () => {
    const car = carOf('POL26K');
    expect(offeringOf(car, 'originalservice')).toMatchObject({ price: 3490, priceDiscount: 500, isAvailable: true });
    expect(offeringOf(car, 'hjulskifte')).toMatchObject({ price: 495, priceDiscount: null });
    expect(offeringOf(car, 'hjulinstallning')).toMatchObject({ priceKnown: false, price: 0 });
    expect(offeringOf({ ...car, hasServiceAgreement: false }, 'originalservice')).toMatchObject({
      price: 3990,
      priceDiscount: null,
    });
  });

  it('offers no oil change for an electric car', () => {
    expect(offeringOf(carOf('ELB123'), 'oljebyte')).toBeUndefined();
  });

  it('marks services as unavailable that are not for the car', () => {
    const forElectric = reference.services(carOf('POL26K')).find(({ name }) => name === 'Elbil och laddhybrid');
    expect(forElectric?.offerings.map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
  });

  const uppsalaWorkshops = () => {
    const [uppsala, carstore] = ['10.10013', '11.11043'].map((id) =>
      reference.workshops.find(({ departmentId }) => departmentId === id),
    );
    if (!uppsala || !carstore) throw new Error('Two workshops of Uppsala are expected.');
    return [uppsala, carstore] as const;
  };
  const minutes = (...chosen: [string, number][]) => {
    const units = chosen.map(([code, count]) => ({ code, units: count }));
    return reference.workMinutes(carOf('POL26K'), units);
  };

  it('offers the original service only at authorised workshops', () => {
    const [uppsala, carstore] = uppsalaWorkshops();
    const car = carOf('POL26K');
    expect(reference.canDo(uppsala, car, ['originalservice', 'hjulskifte'])).toBe(true);
    expect(reference.canDo(carstore, car, ['originalservice', 'hjulskifte'])).toBe(false);
    expect(reference.canDo(carstore, car, ['hjulskifte'])).toBe(true);
    expect(reference.canDo(carstore, car, ['hjulinstallning'])).toBe(false);
  });

  it('offers the original service only to models that have one', () => {
    expect(offeringOf(carOf('GAM123'), 'originalservice')).toMatchObject({ isAvailable: false });
    expect(offeringOf(carOf('TES123'), 'originalservice')).toMatchObject({ isAvailable: false });
  });

  it('prices services per workshop', () => {
    const [uppsala, carstore] = uppsalaWorkshops();
    const car = carOf('POL26K');
    expect(reference.offers(car, ['hjulskifte', 'hjulskifte', 'hjulinstallning', 'nothing'], carstore)).toEqual([
      { code: 'hjulskifte', price: 470 },
    ]);
    expect(reference.offers(car, ['originalservice'], uppsala)).toEqual([{ code: 'originalservice', price: 3490 }]);
  });

  it('adds up the work', () => {
    expect(minutes(['originalservice', 1], ['hjulskifte', 1])).toBe(150);
    expect(minutes(['balansering', 3])).toBe(45);
    const car = carOf('POL26K');
    expect(reference.workOf(car, 'balansering')).toEqual({ fixed: 0, perUnit: 15 });
    expect(reference.workOf(car, 'nothing')).toBeNull();
    expect(minutes(['torkarblad', 2])).toBe(15);
  });

  it('refuses services that cannot be chosen together', () => {
    expect(minutes()).toBeNull();
    expect(minutes(['nothing', 1])).toBeNull();
    expect(minutes(['hjulskifte', 2])).toBeNull();
    expect(minutes(['balansering', 5])).toBeNull();
    expect(minutes(['hjulskifte', 1], ['hjulskifte', 1])).toBeNull();
    expect(minutes(['lanebil', 1], ['elcykel', 1])).toBeNull();
  });

  it('gives every other valid plate a plausible car', () => {
    const brands = new Map<string, number>();
    let agreements = 0;
    for (let at = 0; at < 2000; at += 1) {
      const plate = `KLM${String(at % 100).padStart(2, '0')}${'ABCDEFGHJKLMNPRSTUWX'[Math.floor(at / 100)] ?? ''}`;
      const car = carOf(plate);
      expect(reference.car(plate)).toEqual(car);
      expect(car.buildYear).toBeGreaterThanOrEqual(2019);
      expect(car.buildYear).toBeLessThanOrEqual(2026);
      brands.set(car.brand, (brands.get(car.brand) ?? 0) + 1);
      agreements += car.hasServiceAgreement ? 1 : 0;
      if (car.isSupported) expect(offeringsOf(car).filter(({ isAvailable }) => isAvailable).length).toBeGreaterThan(15);
    }
    expect(brands.size).toBeGreaterThan(25);
    expect(brands.get('Lada')).toBeUndefined();
    expect(Math.max(...brands.values())).toBeLessThan(600);
    expect(agreements / 2000).toBeCloseTo(0.35, 1);
  });

  it('takes the workshops of the Swedish dealers', () => {
    expect(reference.workshops).toHaveLength(38);
    const uppsala = reference.workshops.find(({ siteName }) => siteName === 'Polhem Bil Uppsala');
    expect(uppsala).toMatchObject({ address: 'Stålgatan 12, 754 50 Uppsala', latitude: 59.8739, lifts: 5 });
    expect(uppsala?.brands).toEqual(expect.arrayContaining(['Skoda', 'Nordvik']));
    expect(uppsala?.schedule.week[0]).toEqual([[420, 1020]]);
    expect(warnings).toEqual([]);
  });

  it('has workshops for each brand that is not booked elsewhere', async () => {
    const brands = parse(await readFile(join(contentFolder, 'booking/brands.yaml'), 'utf8')) as { name: string }[];
    const elsewhere = ['BMW', 'MINI', 'Porsche', 'IVECO'];
    expect(brands).toHaveLength(32);
    const unknown = brands.filter(({ name }) => !reference.hasBrand(name) && !elsewhere.includes(name));
    expect(unknown).toEqual([]);
  });

  it('has the logo of each brand on the page', async () => {
    const brands = parse(await readFile(join(contentFolder, 'booking/brands.yaml'), 'utf8')) as { name: string }[];
    const page = await readFile(join(contentFolder, 'polhem-bil/pages/workshop/book.sv.yaml'), 'utf8');
    expect(brands.filter(({ name }) => !page.includes(`Name: ${name}, Logo: /media/brands/`))).toEqual([]);
  });

  it('knows a brand however it is written', () => {
    expect(['mercedes benz', 'Mercedes-Benz', 'MERCEDES-BENZ', 'citroen', 'Škoda'].every(reference.hasBrand)).toBe(
      true,
    );
    expect(reference.hasBrand('Land-Rover')).toBe(false);
  });

  it('has a drawing for every icon', async () => {
    for (const plate of ['POL26K', 'ELB123', 'BUS123']) {
      const car = carOf(plate);
      for (const { icon, offerings } of [...reference.services(car), ...reference.addons(car)]) {
        expect(await readFile(join(contentFolder, icon), 'utf8')).toContain('<svg');
        for (const { code, isAvailable, unitPrice } of offerings) {
          const minutes = reference.workMinutes(car, [{ code, units: unitPrice?.minimum ?? 1 }]);
          expect(minutes === null).toBe(!isAvailable);
          expect((minutes ?? 0) % 15).toBe(0);
        }
      }
    }
  });
});

describe('the reference data of sites in other countries', () => {
  it.each([
    ['polhem-bil-no', 'AB12345', ['Europe/Oslo', 'NOK', 'Oljeskift', 1690], 'ABC123'],
    ['polhem-motors-uk', 'AB12CDE', ['Europe/London', 'GBP', 'Oil change', 129], 'AB12345'],
  ])('of %s has offerings of its own', async (site, plate, own, foreign) => {
    const reference = await demoBookingReference({ site });
    const car = reference.car(plate);
    if ('code' in car) throw new Error(`${plate} gives ${car.code}`);
    const offerings = reference.services(car).flatMap((category) => category.offerings);
    const oil = offerings.find(({ code }) => code === 'oljebyte');
    expect([reference.timeZone, reference.currency, oil?.name, oil?.price]).toEqual(own);
    expect(reference.workshops).toHaveLength(8);
    expect(reference.car(foreign)).toEqual({ code: 'InvalidReg' });
  });
});
