import Joi from 'joi';
import type { DayText, Dealer, Department, Employee } from '../../shared/catalogue/dealers/Dealer.ts';
import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import { readWrittenHours } from './readWrittenHours.ts';
import type { WrittenHours } from './readWrittenHours.ts';

interface WrittenDepartment {
  group: string;
  name?: string;
  erpId?: string;
  phone?: string;
  email?: string;
  hours?: WrittenHours | string;
  specialDays?: WrittenHours | string;
  brands?: string[];
  people?: Partial<Record<'firstName' | 'lastName' | 'title' | 'phone' | 'email', string>>[];
}

/** A dealer as in the file, see docs/dealers.md: site, name and city are sufficient. */
export interface WrittenDealer extends Omit<WrittenDepartment, 'group' | 'name' | 'erpId' | 'people'> {
  site: string;
  name: string;
  city: string;
  id?: string;
  slug?: string;
  street?: string;
  zip?: string;
  region?: string;
  position?: string;
  picture?: string;
  sortOrder?: number;
  departments?: WrittenDepartment[];
}

const text = Joi.string();
const texts = Joi.array().items(text);
const hoursForm = 'must be hours by days; write them like "Mon–Fri: 09:00–18:00, Sun: closed"';
/** Hours by days, or in one text. Any words are accepted: what cannot be parsed is shown as written. */
const hours = Joi.alternatives(Joi.object().pattern(text, text.allow('')), text).messages({
  'alternatives.types': hoursForm,
  'alternatives.match': hoursForm,
});
const position = text.pattern(/^-?\d{1,2}(?:\.\d+)?,\s*-?\d{1,3}(?:\.\d+)?$/).messages({
  'string.pattern.base': 'is not a position; write latitude and longitude like "60.3913, 5.3221"',
});
const contact = { phone: text, email: text, hours, specialDays: hours, brands: texts };

export const writtenDealerSchema = Joi.object<WrittenDealer>({
  site: text.required(),
  name: text.required(),
  city: text.required(),
  id: text,
  slug: text.pattern(/^[a-z0-9-]+$/).messages({ 'string.pattern.base': 'may contain only a to z, 0 to 9 and "-"' }),
  street: text,
  zip: text,
  region: text,
  position,
  picture: text,
  sortOrder: Joi.number(),
  ...contact,
  departments: Joi.array().items(
    Joi.object<WrittenDepartment>({
      group: text.required(),
      name: text,
      erpId: text,
      ...contact,
      people: Joi.array().items(Joi.object({ firstName: text, lastName: text, title: text, phone: text, email: text })),
    }),
  ),
});

/**
 * Converts a dealer of the file, with defaults.
 * Id and slug come from its name; phone, mail, hours and brands of a department from the dealer.
 * @param at its index in the file, from 0, used as sort order
 */
export function toDealer(dealer: WrittenDealer, at: number): Dealer & { site: string } {
  const slug = dealer.slug ?? asciiSlug(dealer.name);
  const id = dealer.id ?? slug;
  return {
    site: dealer.site,
    id,
    slug,
    site_official_name: dealer.name,
    site_street: dealer.street ?? '',
    site_zip: dealer.zip ?? '',
    site_city: dealer.city,
    site_region: dealer.region ?? '',
    site_phone: dealer.phone ?? '',
    site_email: dealer.email ?? '',
    site_geocoord: dealer.position ?? '',
    site_image_url: dealer.picture ?? '',
    site_primary_image: null,
    site_brands: dealer.brands ?? [],
    website_city: dealer.city,
    website_sort_order: dealer.sortOrder ?? (at + 1) * 10,
    site_departments: writtenDepartments(dealer).map((department, place) =>
      toDepartment(department, dealer, `${id}.${String(place + 1)}`),
    ),
  };
}

/** A dealer with hours but no departments has one without a name, which has the hours. */
function writtenDepartments({ departments, hours: own, specialDays }: WrittenDealer): WrittenDepartment[] {
  return departments ?? (own || specialDays ? [{ group: '' }] : []);
}

function toDepartment(department: WrittenDepartment, dealer: WrittenDealer, erpId: string): Department {
  const { group, name = group, brands = dealer.brands ?? [] } = department;
  return {
    name,
    official_name: `${dealer.name} ${name}`.trim(),
    department_type: '',
    group,
    erp_id: department.erpId ?? erpId,
    phone: department.phone ?? dealer.phone ?? '',
    email: department.email ?? dealer.email ?? '',
    openingschedule: {
      openinghours: dayTexts(department.hours ?? dealer.hours),
      deviationdays: dayTexts(department.specialDays ?? dealer.specialDays),
    },
    brands: brands.map((brand) => ({ brand_code: asciiSlug(brand), brand_name: brand })),
    users: (department.people ?? []).map(toEmployee),
  };
}

function toEmployee({
  firstName = '',
  lastName = '',
  title = '',
  phone = '',
  email = '',
}: NonNullable<WrittenDepartment['people']>[number]): Employee {
  return { first_name: firstName, last_name: lastName, title, phone, email };
}

function dayTexts(written: WrittenHours | string = {}): DayText[] {
  const byDays = typeof written === 'string' ? readWrittenHours(written) : written;
  return Object.entries(byDays).map(([day, displayText]) => ({ day, displayText }));
}
