import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { plateWriter } from '../../../../shared/site/plateWriter.ts';
import { readReferenceFile } from '../../../reference/readReferenceFile.ts';
import type { ReferenceFile } from '../../../reference/readReferenceFile.ts';
import { ReferenceFilesError } from '../../../reference/ReferenceFilesError.ts';
import type { ReferenceProblem } from '../../../reference/ReferenceFilesError.ts';
import type { BookingReference } from '../BookingReference.ts';
import { OfferingCatalogue } from './OfferingCatalogue.ts';
import { offeringsSchema } from './offeringSchema.ts';
import type { CategoryRow, OfferingsFile } from './offeringSchema.ts';
import { readDealers } from './readDealers.ts';
import type { ReferenceSite } from './ReferenceSite.ts';
import { VehicleRegister, vehiclesSchema } from './VehicleRegister.ts';
import { WorkshopDirectory } from './WorkshopDirectory.ts';
import { checkWorkshops, workshopsSchema } from './workshopsFile.ts';

interface BookingReferenceSettings {
  /** Absolute path of the content folder; booking/ has vehicles.yaml, offerings.yaml and workshops.yaml. */
  contentFolder: string;
  /** The dealers of all sites (docs/dealers.md). */
  dealersFile: string | null;
  /** Leaves out the cars of vehicles.yaml, which are invented for a demo. */
  excludesDemoData?: boolean;
  /** Sites with bookings. */
  sites: readonly ReferenceSite[];
  /** Countries of all sites of the group, by site. */
  countries: ReadonlyMap<string, string>;
  logger: Logger;
}

/**
 * Loads and validates the reference data of the embedded engine, by site.
 * Without the folder booking/ nothing can be booked: every look-up returns ServerError, and a warning is logged.
 * @throws ReferenceFilesError with file, line, place and fix, for every fault of every file
 */
export async function loadBookingReferences(
  settings: BookingReferenceSettings,
): Promise<ReadonlyMap<string, BookingReference>> {
  const { contentFolder, dealersFile, excludesDemoData = false, sites, countries, logger } = settings;
  if (sites.length === 0) return new Map();
  const folder = join(contentFolder, 'booking');
  if (!(await exists(folder))) {
    logger.warn('booking.noReferenceData', {
      missing: 'the folder booking of the content folder',
      mend: 'docs/booking.md describes its files',
    });
    return new Map(sites.map((site) => [site.name, emptyReference(site)]));
  }
  const problems: ReferenceProblem[] = [];
  const [vehicles, workshops, offerings, dealers] = await Promise.all([
    readReferenceFile(folder, 'vehicles.yaml', vehiclesSchema, problems),
    readReferenceFile(folder, 'workshops.yaml', workshopsSchema, problems),
    readOfferings(folder, sites, problems),
    readDealers(dealersFile, problems),
  ]);
  if (!vehicles || !workshops || problems.length > 0) throw new ReferenceFilesError(problems, 'booking');

  const register = new VehicleRegister(
    vehicles,
    sites.map(({ plates }) => plates),
    { excludesDemoData },
  );
  const files = [...offerings.values()].map(({ value }) => value);
  checkWorkshops(workshops, {
    sites,
    countries,
    dealers,
    codes: collectCodes(files.flatMap(({ services, addons }) => [...services, ...addons])),
    addons: collectCodes(files.flatMap(({ addons }) => addons)),
  });
  const references = sites.flatMap((site): [string, BookingReference][] => {
    const file = offerings.get(site.name);
    if (!file) return [];
    const { priceStep } = file.value;
    const directory = new WorkshopDirectory(workshops.value, dealers, { site, priceStep, logger });
    const catalogue = new OfferingCatalogue(file, register, (brand) => directory.hasBrand(brand), site);
    return [[site.name, bookingReference(site, { register, catalogue, directory })]];
  });
  if (problems.length > 0) throw new ReferenceFilesError(problems, 'booking');
  return new Map(references);
}

/** Reads offerings.<site>.yaml, else offerings.<country>.yaml, else offerings.yaml, each file once. */
async function readOfferings(
  folder: string,
  sites: readonly ReferenceSite[],
  problems: ReferenceProblem[],
): Promise<ReadonlyMap<string, ReferenceFile<OfferingsFile>>> {
  const files = new Map<string, ReferenceFile<OfferingsFile> | null>();
  const bySite = new Map<string, ReferenceFile<OfferingsFile>>();
  for (const { name, country, currency } of sites) {
    const names = [`offerings.${name}.yaml`, `offerings.${country}.yaml`];
    const own = await firstExisting(folder, names);
    const fileName = own ?? 'offerings.yaml';
    const cached = files.get(fileName);
    const file = cached === undefined ? await readReferenceFile(folder, fileName, offeringsSchema, problems) : cached;
    files.set(fileName, file);
    if (!file) continue;
    if (file.value.currency !== currency) {
      file.fault(
        ['currency'],
        `is ${file.value.currency}, but ${name} shows prices in ${currency}; add ${names.join(' or ')} for it.`,
      );
    }
    bySite.set(name, file);
  }
  return bySite;
}

function collectCodes(categories: readonly CategoryRow[]): Set<string> {
  return new Set(categories.flatMap(({ offerings }) => offerings.map(({ code }) => code)));
}

interface ReferenceParts {
  register: VehicleRegister;
  catalogue: OfferingCatalogue;
  directory: WorkshopDirectory;
}

function bookingReference(site: ReferenceSite, { register, catalogue, directory }: ReferenceParts): BookingReference {
  const { plates, vehicleCodes = [] } = site;
  const factsOfSite = siteFacts(site);
  return {
    ...factsOfSite,
    workshops: directory.workshops,
    questions: { models: register.models(), codes: [...vehicleCodes] },
    car: (registrationNumber, described) => register.find(registrationNumber, plates, described),
    services: (car, language = factsOfSite.language) => catalogue.services(car, language),
    addons: (car, language = factsOfSite.language) => catalogue.addons(car, language),
    nameOf: (code) => catalogue.nameOf(code),
    offers: (car, codes, workshop) =>
      [...new Set(codes)].flatMap((code) => {
        const price = catalogue.price(code, car);
        return price === null ? [] : [{ code, price: directory.priceAt(workshop, price) }];
      }),
    workMinutes: (car, chosen) => catalogue.workMinutes(car, chosen),
    workOf: (car, code) => catalogue.workOf(car, code),
    canDo: (workshop, car, codes) =>
      codes.every(
        (code) =>
          catalogue.isOffered(code, car) &&
          directory.does(workshop, code) &&
          (!catalogue.needsAuthorised(code) || directory.isAuthorised(workshop, car.brand)),
      ),
    hasBrand: (brand) => directory.hasBrand(brand),
  };
}

function siteFacts({ name, country, timeZone, currency, languages, plates }: ReferenceSite) {
  return {
    site: name,
    country,
    timeZone,
    currency,
    language: languages[0],
    writePlate: plateWriter(plates),
  };
}

function emptyReference(site: ReferenceSite): BookingReference {
  return {
    ...siteFacts(site),
    workshops: [],
    car: () => ({ code: 'ServerError' }),
    services: () => [],
    addons: () => [],
    nameOf: () => null,
    offers: () => [],
    workMinutes: () => null,
    workOf: () => null,
    canDo: () => false,
    hasBrand: () => false,
  };
}

async function firstExisting(folder: string, names: readonly string[]): Promise<string | null> {
  for (const name of names) if (await exists(join(folder, name))) return name;
  return null;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
