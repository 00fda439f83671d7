import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOpeningSchedule } from '../../../../shared/catalogue/dealers/openingHoursText.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { readReferenceFile } from '../../../reference/readReferenceFile.ts';
import type { ReferenceFile } from '../../../reference/readReferenceFile.ts';
import { ReferenceFilesError } from '../../../reference/ReferenceFilesError.ts';
import type { ReferenceProblem } from '../../../reference/ReferenceFilesError.ts';
import { withPublicHolidays } from '../../../reference/withPublicHolidays.ts';
import { internationalPhone } from '../../../messages/internationalPhone.ts';
import type { StoredTire, TireAgreement, TireHotelFiles, TireLocationFacts } from './TireHotelFiles.ts';
import { agreementsSchema, locationsSchema, packagesSchema, sizeForm } from './tireFileSchemas.ts';
import type { AgreementsFile, LocationsFile, PackagesFile, VehicleRow } from './tireFileSchemas.ts';

interface TireSite {
  name: string;
  /** ISO 3166-1 alpha-2, lower case: for public holidays and telephone numbers without a country code. */
  country: string;
  /** See SiteConfig. */
  region?: string;
}

interface TireHotelFileSettings {
  /** Absolute path of the content folder. Its tirehotel/ has packages.yaml, locations.yaml and agreements.yaml. */
  contentFolder: string;
  /** Sites with a tire hotel. Locations without a site belong to the first. */
  sites: readonly [TireSite, ...TireSite[]];
  logger: Logger;
}

/**
 * Loads and validates the tire hotel's files.
 * Without the folder tirehotel/ there are no agreements, and a warning is logged.
 * @throws ReferenceFilesError with file, line, place and fix, for every fault of every file
 */
export async function loadTireHotelFiles({
  contentFolder,
  sites,
  logger,
}: TireHotelFileSettings): Promise<TireHotelFiles> {
  const folder = join(contentFolder, 'tirehotel');
  if (!(await exists(folder))) {
    logger.warn('tireHotel.noReferenceData', {
      missing: 'the folder tirehotel of the content folder',
      mend: 'docs/tirehotel.md describes its files',
    });
    return { workMinutes: 45, packages: [], locations: [], agreements: [] };
  }
  const problems: ReferenceProblem[] = [];
  const [packages, locations, agreements] = await Promise.all([
    readReferenceFile(folder, 'packages.yaml', packagesSchema, problems),
    readReferenceFile(folder, 'locations.yaml', locationsSchema, problems),
    readReferenceFile(folder, 'agreements.yaml', agreementsSchema, problems),
  ]);
  if (!packages || !locations || !agreements) throw new ReferenceFilesError(problems, 'the tire hotel');
  const placed = buildLocations(locations, sites);
  const found: TireHotelFiles = {
    workMinutes: locations.value.workMinutes,
    packages: packages.value.packages,
    translations: byLanguage(packages.value.translations ?? {}),
    locations: placed,
    agreements: buildAgreements(agreements, mapCountries(placed, sites)),
  };
  checkNames(agreements, found);
  if (problems.length > 0) throw new ReferenceFilesError(problems, 'the tire hotel');
  return found;
}

/** Translations regrouped by language, then by the text as written. */
function byLanguage(
  translations: NonNullable<PackagesFile['translations']>,
): NonNullable<TireHotelFiles['translations']> {
  const found: Record<Language, Record<string, string>> = {};
  for (const [text, others] of Object.entries(translations)) {
    for (const [language, own] of Object.entries(others)) (found[language] ??= {})[text] = own;
  }
  return found;
}

function buildLocations(
  { value, fault }: ReferenceFile<LocationsFile>,
  sites: TireHotelFileSettings['sites'],
): TireLocationFacts[] {
  return value.locations.flatMap((row, at) => {
    const { position, hours, deviations, region, site = sites[0].name, ...facts } = { ...value.defaults, ...row };
    const place = sites.find(({ name }) => name === site);
    if (place === undefined) {
      const names = sites.map(({ name }) => name).join(', ');
      fault(['locations', at, 'site'], `is not a site with features.tireHotel; sites that have it: ${names}.`);
      return [];
    }
    const schedule = parseOpeningSchedule({ openinghours: dayTexts(hours), deviationdays: dayTexts(deviations) });
    if (!schedule) {
      fault(['locations', at], 'has opening hours that cannot be read; write them like "Monday–Friday: 07:00–17:00".');
      return [];
    }
    const [latitude, longitude] = position;
    const openDays = Object.entries(hours).map(([days, open]) => ({ days, hours: open }));
    const withHolidays = withPublicHolidays(schedule, place.country, [region, place.region]);
    return [{ ...facts, site, latitude, longitude, schedule: withHolidays, openDays }];
  });
}

function dayTexts(texts: Record<string, string>): { day: string; displayText: string }[] {
  return Object.entries(texts).map(([day, displayText]) => ({ day, displayText }));
}

/** Country of each location, by erpId; "" for the first site's. */
function mapCountries(
  locations: readonly TireLocationFacts[],
  sites: TireHotelFileSettings['sites'],
): ReadonlyMap<string, string> {
  const bySite = new Map(sites.map(({ name, country }) => [name, country]));
  const found = locations.map(({ erpId, site }) => [erpId, bySite.get(site) ?? ''] as const);
  return new Map([['', sites[0].country], ...found]);
}

/** Telephone numbers without a country code belong to the country of the customer's first location. */
function buildAgreements(
  { value, fault }: ReferenceFile<AgreementsFile>,
  countries: ReadonlyMap<string, string>,
): TireAgreement[] {
  const countryOf = (location = ''): string => countries.get(location) ?? countries.get('') ?? '';
  return value.agreements.map(({ phone, vehicles }, at) => ({
    phone: checkPhone(phone, countryOf(vehicles[0]?.location), (message) =>
      fault(['agreements', at, 'phone'], message),
    ),
    vehicles: vehicles.map(({ wheel, tires, ...vehicle }) => ({
      name: `${vehicle.brand} ${vehicle.model}`,
      ...vehicle,
      tires: tires.map((tire) => toTire(wheel, tire)),
    })),
  }));
}

function checkPhone(typed: string, country: string, fault: (message: string) => void): string {
  const phone = internationalPhone(typed, country);
  if (phone === null) fault('must be a telephone number of the country, or one that begins with + and a country code.');
  return phone ?? typed;
}

function toTire(wheel: VehicleRow['wheel'], { wheel: own, ...tire }: VehicleRow['tires'][number]): StoredTire {
  const { name, pattern, size } = { ...wheel, ...own };
  const [sectionWidth = 0, aspectRatio = 0, rimDiameter = 0] = sizeForm.exec(size)?.slice(1).map(Number) ?? [];
  return { ...tire, name, pattern, sectionWidth, aspectRatio, rimDiameter };
}

/** Reports repeated phones and registration numbers, and unknown packages and locations. */
function checkNames(
  { fault }: ReferenceFile<AgreementsFile>,
  { packages, locations, agreements }: TireHotelFiles,
): void {
  const products = new Set(packages.map(({ productId }) => productId));
  const places = new Set(locations.map(({ erpId }) => erpId));
  const phones = new Set<string>();
  const plates = new Set<string>();
  for (const [at, { phone, vehicles }] of agreements.entries()) {
    const of = ['agreements', at];
    if (phones.has(phone)) fault([...of, 'phone'], 'already has an agreement; add its vehicles there.');
    phones.add(phone);
    for (const [number, { plate, package: product, location }] of vehicles.entries()) {
      const vehicle = [...of, 'vehicles', number];
      if (plates.has(plate)) fault([...vehicle, 'plate'], 'occurs twice; remove one.');
      plates.add(plate);
      if (!products.has(product)) fault([...vehicle, 'package'], 'is not a productId in packages.yaml; correct it.');
      if (!places.has(location)) fault([...vehicle, 'location'], 'is not an erpId in locations.yaml; correct it.');
    }
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
