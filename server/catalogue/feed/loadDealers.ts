import Joi from 'joi';
import type { DayText, Dealer, Department, DepartmentBrand, Employee } from '../../../shared/catalogue/Dealer.ts';
import { readDealerRows } from '../../storage/reference/readDealerRows.ts';
import type { DealerRow } from '../../storage/reference/readDealerRows.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';

const text = Joi.string().allow('').required();

/** Names every field of T, so that the compiler notices a field that the contract gains. */
function shape<T>(fields: Record<keyof T, Joi.Schema>): Joi.ObjectSchema<T> {
  return Joi.object<T>().keys(fields);
}

const days = Joi.array()
  .items(shape<DayText>({ day: text, displayText: text }))
  .required();

const departmentSchema = shape<Department>({
  name: text,
  official_name: text,
  department_type: text,
  group: text,
  erp_id: text,
  phone: text,
  email: text,
  openingschedule: shape<Department['openingschedule']>({ openinghours: days, deviationdays: days }).required(),
  brands: Joi.array()
    .items(
      shape<DepartmentBrand>({
        brand_code: text,
        brand_name: Joi.string(),
        brand_names: Joi.array().items(Joi.string()),
      }),
    )
    .required(),
  users: Joi.array()
    .items(shape<Employee>({ first_name: text, last_name: text, title: text, phone: text, email: text }))
    .required(),
});

const dealerSchema = shape<Dealer & { site: string }>({
  site: Joi.string().required(),
  id: Joi.string().required(),
  slug: Joi.string()
    .pattern(/^[a-z0-9-]+$/)
    .required(),
  site_official_name: Joi.string().required(),
  site_street: text,
  site_zip: text,
  site_city: text,
  site_region: text,
  site_phone: text,
  site_email: text,
  site_geocoord: Joi.string()
    .allow('')
    .pattern(/^-?\d{1,2}(?:\.\d+)?,\s*-?\d{1,3}(?:\.\d+)?$/)
    .required(),
  site_image_url: text,
  site_primary_image: shape<NonNullable<Dealer['site_primary_image']>>({
    original: text,
    thumbnail_url: text,
    blur_data_url: text,
  })
    .allow(null)
    .required(),
  site_brands: Joi.array().items(Joi.string()).required(),
  website_city: text,
  website_sort_order: Joi.number().required(),
  site_departments: Joi.array().items(departmentSchema).required(),
});

const fixLine = 'Correct the line; docs/dealers.md describes the fields.';

/**
 * Reads the dealers of all sites, see docs/dealers.md; none without a path. Dealers are few, so one wrong line refuses
 * the file.
 * @throws FeedRefusedError with line and field path
 */
export async function loadDealers(path: string | null): Promise<Map<string, Dealer[]>> {
  if (path === null) return new Map();
  const bySite = new Map<string, Dealer[]>();
  const ids = new Set<string>();
  for (const row of await rowsOf(path)) {
    if ('fault' in row) throw new FeedRefusedError(path, `line ${row.line}: ${row.fault}`, fixLine);
    const checked = dealerSchema.validate(row.values, { convert: false, stripUnknown: true });
    if (checked.error) {
      const field = checked.error.details[0]?.path.join('.') ?? '';
      throw new FeedRefusedError(path, `line ${row.line}: ${field}: ${checked.error.message}`, fixLine);
    }
    const { site, ...dealer } = checked.value;
    if (ids.has(`${site}/${dealer.id}`)) {
      throw new FeedRefusedError(path, `line ${row.line}: id: another dealer of the site has it`, fixLine);
    }
    ids.add(`${site}/${dealer.id}`);
    bySite.set(site, [...(bySite.get(site) ?? []), dealer]);
  }
  if (bySite.size === 0) {
    throw new FeedRefusedError(path, 'it has no dealers', 'Write them as docs/dealers.md describes.');
  }
  return bySite;
}

async function rowsOf(path: string): Promise<DealerRow[]> {
  try {
    return await readDealerRows(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new FeedRefusedError(
      path,
      'there is no such file',
      'Put the dealers there, or name another file under "dealers" in group.yaml or in DEALERS_FEED.',
    );
  }
}
