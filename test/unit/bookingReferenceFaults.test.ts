import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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
const folders: string[] = [];

beforeAll(async () => {
  reference = await demoBookingReference({ contentFolder, dealersFile, logger });
});

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});
/** Creates a copy of the demo's reference data with one text of one file replaced. */
async function withFault(name: string, from: string, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-reference-'));
  folders.push(folder);
  await cp(join(contentFolder, 'booking'), join(folder, 'booking'), { recursive: true });
  const file = join(folder, 'booking', name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  return folder;
}

describe('a registration number without an entry', () => {
  it('is not found unless the file asks for invented cars', async () => {
    const own = await withFault('vehicles.yaml', 'otherPlates: invented', '');
    const loaded = await demoBookingReference({
      contentFolder: own,
      dealersFile,
      logger,
    });
    expect(loaded.car('POL26K')).toMatchObject({ model: 'E60' });
    expect(loaded.car('XYZ789')).toEqual({ code: 'VehicleNotFound' });
    expect(reference.car('XYZ789')).toMatchObject({ registrationNumber: 'XYZ789' });
  });

  it('is not found where demo data is left out', async () => {
    const loaded = await demoBookingReference({
      contentFolder,
      dealersFile,
      excludesDemoData: true,
      logger,
    });
    expect(['POL26K', 'XYZ789'].map((plate) => loaded.car(plate))).toEqual([
      { code: 'VehicleNotFound' },
      { code: 'VehicleNotFound' },
    ]);
  });
});

describe('a described car of another model', () => {
  const described = { brand: 'Toyota', model: 'Hiace' };
  const offered = (loaded: BookingReference) => {
    const car = loaded.car('SAK404', described);
    if ('code' in car) throw new Error(car.code);
    const offerings = loaded.services(car).flatMap((category) => category.offerings);
    const priceOf = (code: string) => offerings.find((one) => one.code === code);
    return { car, oil: priceOf('oljebyte'), test: priceOf('batteritest') };
  };

  it('has a price on request where prices depend on its kind', () => {
    const { car, oil, test } = offered(reference);
    expect(oil).toMatchObject({ isAvailable: true, priceKnown: false });
    expect(test).toMatchObject({ isAvailable: true, priceKnown: true });
    expect(reference.workMinutes(car, [{ code: 'oljebyte', units: 1 }])).toBe(45);
  });

  it('leaves a known one its price', () => {
    const car = reference.car('ABC123');
    if ('code' in car) throw new Error(car.code);
    const offerings = reference.services(car).flatMap((category) => category.offerings);
    expect(offerings.find(({ code }) => code === 'oljebyte')).toMatchObject({ priceKnown: true, price: 1390 });
  });

  it('has the prices of the kinds that the file gives other models', async () => {
    const own = await withFault('vehicles.yaml', 'notSupported:', 'otherModels: [van, combustion]\nnotSupported:');
    const loaded = await demoBookingReference({ contentFolder: own, dealersFile, logger });
    expect(offered(loaded).oil).toMatchObject({ isAvailable: true, priceKnown: true });
  });
});

describe('a fault of the reference data', () => {
  it.each([
    [
      'vehicles.yaml',
      'ABC123:',
      'ABC12345:',
      'booking/vehicles.yaml:7: plates.ABC12345 is not a registration number of a country with bookings; write it like ABC123, AB12345,',
    ],
    ['vehicles.yaml', 'share: 12', 'share: many', 'models[3].share must be a number.'],
    ['vehicles.yaml', 'notSupported:', 'otherModels: [tiny]\nnotSupported:', '"tiny" is a kind of none of the models'],
    [
      'vehicles.yaml',
      'model: Niva, year',
      'model: Samara, year',
      'plates.LAD123 is a Lada Samara, which is missing under models',
    ],
    ['offerings.yaml', 'minutes: 60', 'minutes: 50', 'services[1].offerings[2].minutes'],
    ['offerings.yaml', 'notFor: [electric]', 'notFor: [electirc]', '"electirc" is not a kind, brand or "Brand Model"'],
    ['offerings.yaml', 'code: oljebyte', 'code: mellanservice', '"mellanservice" occurs twice'],
    ['offerings.yaml', 'default: 500', 'default: 5000', 'agreementDiscount is more than the lowest price'],
    ['offerings.yaml', 'addons:', 'extras:', 'addons is required.'],
    ['workshops.yaml', "'10.10013'", "'10.99999'", 'departments.10.99999 is not a workshop of these sites'],
    ['workshops.yaml', 'doesNot: [hogvoltskontroll', 'doesNot: [hogvolt', '"hogvolt" is not a code in offerings.yaml'],
    ['workshops.yaml', 'polhem-bil:', 'polhem-bill:', 'sites.polhem-bill is not a site with features.booking'],
    [
      'workshops.yaml',
      ', polhem-carstore-se',
      ', polhem-carstore-fi',
      'sites.polhem-bil names "polhem-carstore-fi", which is in another',
    ],
    ['offerings.yaml', 'currency: SEK', 'currency: NOK', 'currency is NOK, but polhem-bil shows prices in SEK; add'],
    ['offerings.yaml', ", en: 'Servicing'", '', 'services[1].name has no text in en, which polhem-bil has; add it.'],
    ['workshops.yaml', 'defaults:', 'defaults: [', 'booking/workshops.yaml:12: is not YAML'],
  ])('of %s is told with its place: %s → %s', async (name, from, to, told) => {
    const folder = await withFault(name, from, to);
    await expect(demoBookingReference({ contentFolder: folder, dealersFile, logger })).rejects.toThrow(told);
  });

  it('is told of a file that is not there', async () => {
    const folder = await withFault('workshops.yaml', 'sites', 'sites');
    await rm(join(folder, 'booking/offerings.yaml'));
    await expect(demoBookingReference({ contentFolder: folder, dealersFile, logger })).rejects.toThrow(
      'booking/offerings.yaml: is missing',
    );
  });

  it('leaves out a workshop whose hours cannot be read', async () => {
    const folder = await withFault('workshops.yaml', 'sites', 'sites');
    const file = join(folder, 'dealers.ndjson');
    const department = {
      group: 'Workshop',
      phone: '',
      email: '',
      openingschedule: { openinghours: [{ day: 'När vi hinner', displayText: 'ring' }], deviationdays: [] },
      brands: [],
    };
    const dealer = { id: '1', site_official_name: 'Hamn', site_street: '', site_zip: '', site_city: '' };
    const known = reference.workshops.map(({ departmentId }) => departmentId);
    const rows = known.map((erp_id) => ({
      ...dealer,
      site: 'polhem-bil',
      site_geocoord: '59,17',
      site_departments: [{ ...department, erp_id }],
    }));
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const loaded = await demoBookingReference({ contentFolder: folder, dealersFile: file, logger });
    expect(loaded.workshops).toEqual([]);
    expect(warnings).toHaveLength(known.length);
    expect(warnings[0]).toMatchObject({ event: 'booking.workshopLeftOut', reason: 'openingschedule cannot be read' });
  });

  it('does not keep a group without booking from starting', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'booking-reference-'));
    folders.push(folder);
    const loaded = await demoBookingReference({ contentFolder: folder, dealersFile, logger });
    expect(loaded.car('ABC123')).toEqual({ code: 'ServerError' });
    expect(loaded.workshops).toEqual([]);
  });
});
