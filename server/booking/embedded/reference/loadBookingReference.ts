import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { SitePlates } from '../../../../shared/site/plateTypes.ts';
import type { BookingReference } from '../BookingReference.ts';
import { OfferingCatalogue } from './OfferingCatalogue.ts';
import { offeringsSchema } from './offeringSchema.ts';
import { readDealers } from './readDealers.ts';
import { readReferenceFile } from '../../../storage/reference/readReferenceFile.ts';
import { ReferenceFilesError } from '../../../storage/reference/ReferenceFilesError.ts';
import type { ReferenceProblem } from '../../../storage/reference/ReferenceFilesError.ts';
import { VehicleRegister, vehiclesSchema } from './VehicleRegister.ts';
import { WorkshopDirectory, workshopsSchema } from './WorkshopDirectory.ts';

interface BookingReferenceSettings {
  /** Absolute path of the content folder: its booking/ has vehicles.yaml, offerings.yaml and workshops.yaml. */
  contentFolder: string;
  /** NDJSON of the dealers of all sites, packed with gzip when its name ends with .gz. */
  dealersFile: string | null;
  /** Leaves the cars of vehicles.yaml out, which a demo invents. */
  excludesDemoData?: boolean;
  /** Of the site with the bookings. */
  plates: SitePlates;
  logger: Logger;
}

/**
 * Reads and checks what the embedded engine books with. Without the folder booking/ nothing can be booked: every lookup
 * answers ServerError, and a warning says so.
 * @throws ReferenceFilesError with file, line, place and how to mend it, for every fault of every file
 */
export async function loadBookingReference(settings: BookingReferenceSettings): Promise<BookingReference> {
  const { contentFolder, dealersFile, excludesDemoData = false, plates, logger } = settings;
  const folder = join(contentFolder, 'booking');
  if (!(await exists(folder))) {
    logger.warn('booking.noReferenceData', {
      missing: 'the folder booking of the content folder',
      mend: 'docs/booking.md says what stands in it',
    });
    return emptyReference;
  }
  const problems: ReferenceProblem[] = [];
  const [vehicles, offerings, workshops] = await Promise.all([
    readReferenceFile(folder, 'vehicles.yaml', vehiclesSchema, problems),
    readReferenceFile(folder, 'offerings.yaml', offeringsSchema, problems),
    readReferenceFile(folder, 'workshops.yaml', workshopsSchema, problems),
  ]);
  const dealers = await readDealers(dealersFile, problems);
  if (!vehicles || !offerings || !workshops || problems.length > 0) throw new ReferenceFilesError(problems, 'booking');

  const register = new VehicleRegister(vehicles, [plates], { excludesDemoData });
  const { services, addons } = offerings.value;
  const codes = new Set([...services, ...addons].flatMap((category) => category.offerings.map(({ code }) => code)));
  const directory = new WorkshopDirectory(workshops, dealers, { logger, codes });
  const catalogue = new OfferingCatalogue(offerings, register, (brand) => directory.hasBrand(brand));
  if (problems.length > 0) throw new ReferenceFilesError(problems, 'booking');
  return bookingReference(register, catalogue, directory, { timeZone: workshops.value.timeZone, plates });
}

function bookingReference(
  register: VehicleRegister,
  catalogue: OfferingCatalogue,
  directory: WorkshopDirectory,
  { timeZone, plates }: { timeZone: string; plates: SitePlates },
): BookingReference {
  return {
    timeZone,
    workshops: directory.workshops,
    car: (registrationNumber) => register.find(registrationNumber, plates),
    services: (car, language = 'sv') => catalogue.services(car, language),
    addons: (car, language = 'sv') => catalogue.addons(car, language),
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

const emptyReference: BookingReference = {
  timeZone: 'Europe/Stockholm',
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
