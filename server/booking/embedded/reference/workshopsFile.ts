import Joi from 'joi';
import type { ReferenceFile } from '../../../reference/readReferenceFile.ts';
import type { DealerWithWorkshops } from './readDealers.ts';
import type { ReferenceSite } from './ReferenceSite.ts';

export interface Capacity {
  lifts: number;
  dropOffs: number;
  noticeHours: number;
  changeHours: number;
  priceFactor: number;
  smsReminderHour: number | false;
  /** Units per day of add-ons, by code; unlimited where left out. */
  addonStock?: Record<string, number>;
}

export interface DepartmentRow extends Partial<Capacity> {
  brands?: string[];
  doesNot?: string[];
  closed?: boolean;
}

/** workshops.yaml */
export interface WorkshopsFile {
  /** Sites whose workshops can be booked, by the site with the booking page; its own when left out. */
  sites: Record<string, string[]>;
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
  addonStock: Joi.object().pattern(Joi.string(), Joi.number().integer().min(1).max(1000)).optional(),
};
const words = Joi.array().items(Joi.string());

export const workshopsSchema = Joi.object<WorkshopsFile>({
  sites: Joi.object().pattern(Joi.string(), words.min(1)).default({}),
  defaults: Joi.object<Capacity>(capacity).options({ presence: 'required' }).required(),
  departments: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<DepartmentRow>({ ...capacity, brands: words, doesNot: words, closed: Joi.boolean() }),
    )
    .required(),
}).required();

/** Departments of a dealer that can be booked. */
export function workshopsOf(dealer: DealerWithWorkshops): DealerWithWorkshops['site_departments'] {
  return dealer.site_departments.filter(({ group, erp_id }) => group === 'Workshop' && erp_id !== '');
}

/** Names of the sites whose workshops can be booked on a site. */
export function bookedSites({ sites }: WorkshopsFile, site: string): readonly string[] {
  return Object.hasOwn(sites, site) ? (sites[site] ?? []) : [site];
}

interface WorkshopFacts {
  sites: readonly ReferenceSite[];
  dealers: readonly DealerWithWorkshops[];
  /** Codes of all offerings files. */
  codes: ReadonlySet<string>;
  /** Those of add-ons. */
  addons: ReadonlySet<string>;
  /** Countries of all sites of the group, by site. */
  countries: ReadonlyMap<string, string>;
}

/** Reports faults of workshops.yaml that its schema cannot detect. */
export function checkWorkshops(
  { value, fault }: ReferenceFile<WorkshopsFile>,
  { sites, dealers, codes, addons, countries }: WorkshopFacts,
): void {
  const names = new Set(sites.map(({ name }) => name));
  for (const site of Object.keys(value.sites).filter((one) => !names.has(one))) {
    fault(['sites', site], 'is not a site with features.booking; add the feature to its file, or remove the line.');
  }
  for (const { name, country } of sites) {
    for (const other of bookedSites(value, name)) {
      const otherCountry = countries.get(other);
      if (otherCountry === country) continue;
      fault(
        ['sites', name],
        otherCountry === undefined
          ? `names "${other}", which is not a site of the group; correct the name.`
          : `names "${other}", which is in another country with its own time zone and currency; configure its booking separately.`,
      );
    }
  }
  const booked = new Set(sites.flatMap(({ name }) => bookedSites(value, name)));
  const known = new Set(
    dealers.filter(({ site }) => booked.has(site)).flatMap((dealer) => workshopsOf(dealer).map(({ erp_id }) => erp_id)),
  );
  const checkAddons = (path: string[], stock: Record<string, number> = {}): void => {
    for (const code of Object.keys(stock).filter((one) => !addons.has(one))) {
      fault([...path, 'addonStock', code], 'is not a code of an add-on in offerings.yaml; correct it.');
    }
  };
  checkAddons(['defaults'], value.defaults.addonStock);
  for (const [id, { doesNot = [], addonStock }] of Object.entries(value.departments)) {
    checkAddons(['departments', id], addonStock);
    // without dealers, their own fault is reported
    if (dealers.length > 0 && !known.has(id)) {
      fault(['departments', id], 'is not a workshop of these sites; correct the erp_id, or remove the line.');
    }
    for (const code of doesNot.filter((one) => !codes.has(one))) {
      fault(['departments', id, 'doesNot'], `"${code}" is not a code in offerings.yaml; correct it.`);
    }
  }
}
