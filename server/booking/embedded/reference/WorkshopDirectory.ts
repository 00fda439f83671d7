import Joi from 'joi';
import { parseOpeningSchedule } from '../../../../shared/catalogue/openingHoursText.ts';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { Workshop } from '../BookingReference.ts';
import { brandKey } from './brandKey.ts';
import type { DealerWithWorkshops } from './readDealers.ts';
import type { ReferenceFile } from '../../../storage/reference/readReferenceFile.ts';
import { townLine } from '../../../../shared/kit/townLine.ts';

interface Capacity {
  lifts: number;
  dropOffs: number;
  noticeHours: number;
  changeHours: number;
  priceFactor: number;
  smsReminderHour: number | false;
}

interface DepartmentRow extends Partial<Capacity> {
  brands?: string[];
  doesNot?: string[];
  closed?: boolean;
}

/** workshops.yaml */
export interface WorkshopsFile {
  sites: string[];
  timeZone: string;
  defaults: Capacity;
  departments: Record<string, DepartmentRow>;
}

const capacity = {
  lifts: Joi.number().integer().min(0).max(100),
  dropOffs: Joi.number().integer().min(0).max(500),
  noticeHours: Joi.number()
    .min(0)
    .max(24 * 28),
  changeHours: Joi.number()
    .min(0)
    .max(24 * 28),
  priceFactor: Joi.number().min(0.1).max(10),
  smsReminderHour: Joi.alternatives(Joi.number().integer().min(0).max(23), Joi.valid(false)),
};
const words = Joi.array().items(Joi.string());

export const workshopsSchema = Joi.object<WorkshopsFile>({
  sites: words.min(1).required(),
  timeZone: Joi.string().required(),
  defaults: Joi.object<Capacity>(capacity).options({ presence: 'required' }).required(),
  departments: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<DepartmentRow>({ ...capacity, brands: words, doesNot: words, closed: Joi.boolean() }),
    )
    .required(),
}).required();

/** The dealers' workshop departments with what workshops.yaml says of them. */
export class WorkshopDirectory {
  readonly workshops: readonly Workshop[];
  readonly #departments: WorkshopsFile['departments'];
  readonly #defaults: Capacity;
  readonly #brands: ReadonlySet<string>;

  /** A workshop without readable hours or position cannot be booked: it is left out, with a warning to `logger`. */
  constructor(
    { value, fault }: ReferenceFile<WorkshopsFile>,
    dealers: readonly DealerWithWorkshops[],
    { logger, codes }: { logger: Logger; codes: ReadonlySet<string> },
  ) {
    this.#departments = value.departments;
    this.#defaults = value.defaults;
    const all = dealers
      .filter(({ site }) => value.sites.includes(site))
      .flatMap((dealer) => workshopsOf(dealer).map((department) => ({ dealer, department })));
    const known = new Set(all.map(({ department }) => department.erp_id));
    for (const [id, { doesNot = [] }] of Object.entries(value.departments)) {
      if (!known.has(id)) {
        fault(
          ['departments', id],
          'is no workshop of the dealers of these sites; mend the erp_id or take the line out.',
        );
      }
      for (const code of doesNot.filter((one) => !codes.has(one))) {
        fault(['departments', id, 'doesNot'], `"${code}" is no code of offerings.yaml; mend it.`);
      }
    }
    if (!isTimeZone(value.timeZone)) fault(['timeZone'], 'is no time zone; write it like Europe/Stockholm.');
    this.workshops = all.flatMap(({ dealer, department }) => this.#workshop(dealer, department, logger) ?? []);
    this.#brands = new Set(this.workshops.flatMap(({ brands }) => brands.map(brandKey)));
  }

  /** Whether some workshop is authorised for the brand ("Land Rover", "land-rover"). */
  hasBrand(brand: string): boolean {
    return this.#brands.has(brandKey(brand));
  }

  isAuthorised(workshop: Workshop, brand: string): boolean {
    return workshop.brands.some((own) => brandKey(own) === brandKey(brand));
  }

  does(workshop: Workshop, code: string): boolean {
    return !(this.#departments[workshop.departmentId]?.doesNot ?? []).includes(code);
  }

  /** What a price of offerings.yaml is at this workshop, in whole fives of kronor. */
  priceAt(workshop: Workshop, price: number): number {
    const { priceFactor = this.#defaults.priceFactor } = this.#departments[workshop.departmentId] ?? {};
    return priceFactor === 1 ? price : Math.round((price * priceFactor) / 5) * 5;
  }

  #workshop(
    dealer: DealerWithWorkshops,
    department: DealerWithWorkshops['site_departments'][number],
    logger: Logger,
  ): Workshop | null {
    const { erp_id: departmentId, phone, email, openingschedule } = department;
    const { brands = [], closed = false, ...own } = this.#departments[departmentId] ?? {};
    if (closed) return null;
    const schedule = parseOpeningSchedule(openingschedule);
    const position = positionOf(dealer.site_geocoord);
    if (!schedule || !position) {
      logger.warn('booking.workshopLeftOut', {
        department: departmentId,
        dealer: dealer.id,
        reason: schedule ? 'site_geocoord is no "latitude,longitude"' : 'openingschedule cannot be read',
        mend: 'the dealer in the file of dealers, or closed: true in workshops.yaml',
      });
      return null;
    }
    const { lifts, dropOffs, noticeHours, changeHours, smsReminderHour } = { ...this.#defaults, ...own };
    return {
      departmentId,
      siteId: dealer.id,
      siteName: dealer.site_official_name,
      address: [dealer.site_street, townLine(dealer.site_zip, dealer.site_city)].filter(Boolean).join(', '),
      ...position,
      brands: distinct([...brandsOf(department), ...brands]),
      phone,
      email,
      schedule,
      lifts,
      dropOffs,
      noticeHours,
      changeHours,
      ...(smsReminderHour === false ? {} : { smsReminderHour }),
    };
  }
}

function workshopsOf(dealer: DealerWithWorkshops) {
  return dealer.site_departments.filter(({ group, erp_id }) => group === 'Workshop' && erp_id !== '');
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

function positionOf(text: string): { latitude: number; longitude: number } | null {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number);
  const isPoint = more.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint && text.trim() !== '' ? { latitude, longitude } : null;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
