import { addressLine } from '../../../../shared/catalogue/dealers/dealerRules.ts';
import { parseOpeningSchedule } from '../../../../shared/catalogue/dealers/openingHoursText.ts';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { Workshop } from '../BookingReference.ts';
import { withPublicHolidays } from '../../../reference/withPublicHolidays.ts';
import { brandKey } from './brandKey.ts';
import type { DealerWithWorkshops } from './readDealers.ts';
import type { ReferenceSite } from './ReferenceSite.ts';
import { bookedSites, workshopsOf } from './workshopsFile.ts';
import type { Capacity, WorkshopsFile } from './workshopsFile.ts';

type DirectorySite = Pick<ReferenceSite, 'name' | 'country' | 'region' | 'townForm'>;

interface WorkshopDirectoryOptions {
  site: DirectorySite;
  priceStep: number;
  logger: Logger;
}

/** The dealers' workshop departments, combined with workshops.yaml. */
export class WorkshopDirectory {
  readonly workshops: readonly Workshop[];
  readonly #departments: WorkshopsFile['departments'];
  readonly #defaults: Capacity;
  readonly #brands: ReadonlySet<string>;

  readonly #priceStep: number;
  readonly #site: DirectorySite;

  /** Leaves out workshops without readable hours or position, with a warning to `logger`. */
  constructor(
    file: WorkshopsFile,
    dealers: readonly DealerWithWorkshops[],
    { site, priceStep, logger }: WorkshopDirectoryOptions,
  ) {
    this.#departments = file.departments;
    this.#defaults = file.defaults;
    this.#priceStep = priceStep;
    this.#site = site;
    const booked = new Set(bookedSites(file, site.name));
    this.workshops = dealers
      .filter((dealer) => booked.has(dealer.site))
      .flatMap((dealer) =>
        workshopsOf(dealer).flatMap((department) => this.#workshop(dealer, department, logger) ?? []),
      );
    this.#brands = new Set(this.workshops.flatMap(({ brands }) => brands.map(brandKey)));
  }

  /** True when some workshop is authorised for the brand ("land-rover"); null when none names brands. */
  hasBrand(brand: string): boolean | null {
    return this.#brands.size === 0 ? null : this.#brands.has(brandKey(brand));
  }

  isAuthorised(workshop: Workshop, brand: string): boolean {
    return workshop.brands.some((own) => brandKey(own) === brandKey(brand));
  }

  does(workshop: Workshop, code: string): boolean {
    return !(this.#departments[workshop.departmentId]?.doesNot ?? []).includes(code);
  }

  /** Price of an offering at this workshop, rounded to the site's price step. */
  priceAt(workshop: Workshop, price: number): number {
    const { priceFactor = this.#defaults.priceFactor } = this.#departments[workshop.departmentId] ?? {};
    return priceFactor === 1 ? price : Math.round((price * priceFactor) / this.#priceStep) * this.#priceStep;
  }

  #workshop(
    dealer: DealerWithWorkshops,
    department: DealerWithWorkshops['site_departments'][number],
    logger: Logger,
  ): Workshop | null {
    const { erp_id: departmentId, phone, email, openingschedule } = department;
    const { brands = [], closed = false, ...own } = this.#departments[departmentId] ?? {};
    if (closed) return null;
    const written = parseOpeningSchedule(openingschedule);
    const schedule =
      written && withPublicHolidays(written, this.#site.country, [dealer.site_region, this.#site.region]);
    const position = parsePosition(dealer.site_geocoord);
    if (!schedule || !position) {
      logger.warn('booking.workshopLeftOut', {
        department: departmentId,
        dealer: dealer.id,
        reason: schedule ? 'site_geocoord is not "latitude,longitude"' : 'openingschedule cannot be read',
        mend: 'Correct the dealer in the dealers file, or set closed: true in workshops.yaml.',
      });
      return null;
    }
    const { lifts, dropOffs, noticeHours, changeHours, smsReminderHour } = { ...this.#defaults, ...own };
    const picture = dealer.site_primary_image?.original || dealer.site_image_url;
    const addonStock = { ...this.#defaults.addonStock, ...own.addonStock };
    return {
      departmentId,
      siteId: dealer.id,
      siteName: dealer.site_official_name,
      address: addressLine(dealer, this.#site),
      ...position,
      brands: distinct([...brandsOf(department), ...brands]),
      phone,
      email,
      schedule,
      lifts,
      dropOffs,
      noticeHours,
      changeHours,
      ...(picture ? { picture } : {}),
      ...(Object.keys(addonStock).length > 0 ? { addonStock } : {}),
      ...(smsReminderHour === false ? {} : { smsReminderHour }),
    };
  }
}

function brandsOf({ brands }: DealerWithWorkshops['site_departments'][number]): string[] {
  return brands.flatMap(({ brand_name, brand_names = [], brand_code }) => {
    const names = [...(brand_name ? [brand_name] : []), ...brand_names];
    return names.length > 0 ? names : [brand_code];
  });
}

function distinct(brands: readonly string[]): string[] {
  return [...new Map(brands.map((brand) => [brandKey(brand), brand])).values()];
}

function parsePosition(text: string): { latitude: number; longitude: number } | null {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number);
  const isPoint = more.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint && text.trim() !== '' ? { latitude, longitude } : null;
}
