import Joi from 'joi';
import type {
  DayText,
  Dealer,
  Department,
  DepartmentBrand,
  Employee,
} from '../../../shared/catalogue/dealers/Dealer.ts';
import { writtenPostcode } from '../../../shared/places/readPostcode.ts';
import type { SitePostcodes } from '../../../shared/site/postcodeTypes.ts';
import type { DealerRow } from '../../reference/DealerRow.ts';
import { parseDealerRows } from '../../reference/readDealerRows.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { feedSourceName, isFeedAddress, isWebAddress } from './source/feedAddress.ts';
import { fileVersion, openFeedSource } from './source/openFeedSource.ts';
import type { OpenFeed, OpenFeedOptions } from './source/OpenFeed.ts';

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

/** Maximum transfer size of a dealers file: some ten thousand dealers. */
const maxBytes = 16 * 1024 * 1024;

export interface LoadDealersOptions extends Pick<OpenFeedOptions, 'fetch' | 'timeoutMs' | 'maxBytes' | 'knownVersion'> {
  /** Postcodes of the sites' countries, by site; postcodes of other sites are not checked. */
  postcodes?: ReadonlyMap<string, SitePostcodes>;
}

export type DealersBySite = ReadonlyMap<string, readonly Dealer[]>;

export interface ReadDealers {
  bySite: DealersBySite;
  /** Unmodified, for a copy. */
  bytes: Uint8Array;
  /** Version of the source, see OpenFeed. */
  version: string;
}

/**
 * Reads the dealers of all sites from a file or an https address; none without a source.
 * Dealers are few, so one invalid line refuses all.
 * @see docs/dealers.md
 * @throws FeedRefusedError with line and field path
 */
export async function loadDealers(source: string | null, options: LoadDealersOptions = {}): Promise<DealersBySite> {
  return source === null ? new Map() : ((await readDealers(source, options))?.bySite ?? new Map());
}

/**
 * Reads dealers and the data for the next comparison; null when the source has the known version.
 * @throws FeedRefusedError with line and field path
 */
export async function readDealers(source: string, options: LoadDealersOptions): Promise<ReadDealers | null> {
  const where = feedSourceName(source);
  const open = await openSource(source, options);
  if (open === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of open.bytes) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const name = isFeedAddress(source) ? new URL(source).pathname : source;
  const rows = parseDealerRows(bytes, name);
  return { bySite: checkedDealers(rows, where, options.postcodes ?? new Map()), bytes, version: open.version };
}

async function openSource(source: string, options: LoadDealersOptions): Promise<OpenFeed | null> {
  if (isFeedAddress(source) && !isWebAddress(source)) {
    throw new FeedRefusedError(
      feedSourceName(source),
      'dealers are not read by SFTP or FTP',
      'Name a file or an https address.',
    );
  }
  if (!isFeedAddress(source) && (await fileVersion(source)) === '') {
    throw new FeedRefusedError(
      source,
      'there is no such file',
      'Put the dealers there, or name another file or address under "dealers" in group.yaml or in DEALERS_FEED.',
    );
  }
  return openFeedSource(source, { timeoutMs: 30_000, maxBytes, ...options });
}

function checkedDealers(
  rows: readonly DealerRow[],
  where: string,
  postcodes: ReadonlyMap<string, SitePostcodes>,
): DealersBySite {
  const bySite = new Map<string, Dealer[]>();
  const ids = new Set<string>();
  for (const row of rows) {
    const refuse = (what: string): FeedRefusedError =>
      new FeedRefusedError(where, `line ${row.line}: ${what}`, fixLine);
    if ('fault' in row) throw refuse(row.fault);
    const checked = dealerSchema.validate(row.values, { convert: false, stripUnknown: true });
    if (checked.error) throw refuse(`${checked.error.details[0]?.path.join('.') ?? ''}: ${checked.error.message}`);
    const { site, ...dealer } = checked.value;
    if (ids.has(`${site}/${dealer.id}`)) throw refuse('id: another dealer of the site has it');
    ids.add(`${site}/${dealer.id}`);
    const zip = checkedPostcode(dealer.site_zip, site, postcodes);
    if (zip === null) {
      const example = postcodes.get(site)?.example ?? '';
      throw refuse(`zip: "${dealer.site_zip}" is not a postcode of the site's country; write it like ${example}`);
    }
    bySite.set(site, [...(bySite.get(site) ?? []), { ...dealer, site_zip: zip }]);
  }
  if (bySite.size === 0) {
    throw new FeedRefusedError(where, 'it has no dealers', 'Write them as docs/dealers.md describes.');
  }
  return bySite;
}

/**
 * Formats a postcode for the site's country; null if it is invalid in all countries of the group.
 * A postcode in the form of another country of the group is left as it is.
 */
function checkedPostcode(zip: string, site: string, postcodes: ReadonlyMap<string, SitePostcodes>): string | null {
  const own = postcodes.get(site);
  if (!own || zip === '') return zip;
  const postcode = writtenPostcode(zip, own);
  if (postcode !== null) return postcode;
  return [...postcodes.values()].some((other) => writtenPostcode(zip, other) !== null) ? zip : null;
}
