import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import Joi from 'joi';
import type { Dealer } from '../../../../shared/catalogue/Dealer.ts';
import type { ReferenceProblem } from '../../../storage/reference/ReferenceFilesError.ts';

/** What the workshops of a dealer need of it. */
export type DealerWithWorkshops = Pick<
  Dealer,
  'id' | 'site_official_name' | 'site_street' | 'site_zip' | 'site_city' | 'site_geocoord'
> & {
  site: string;
  site_departments: Pick<
    Dealer['site_departments'][number],
    'group' | 'erp_id' | 'phone' | 'email' | 'openingschedule' | 'brands'
  >[];
};

const text = Joi.string().allow('').required();
const days = Joi.array()
  .items(Joi.object({ day: text, displayText: text }))
  .required();

const dealerSchema = Joi.object<DealerWithWorkshops>({
  site: Joi.string().required(),
  id: Joi.string().required(),
  site_official_name: Joi.string().required(),
  site_street: text,
  site_zip: text,
  site_city: text,
  site_geocoord: text,
  site_departments: Joi.array()
    .items(
      Joi.object({
        group: text,
        erp_id: text,
        phone: text,
        email: text,
        openingschedule: Joi.object({ openinghours: days, deviationdays: days }).required(),
        brands: Joi.array()
          .items(
            Joi.object({
              brand_code: text,
              brand_name: Joi.string(),
              brand_names: Joi.array().items(Joi.string()),
            }),
          )
          .required(),
      }),
    )
    .required(),
}).required();

/** Reads the dealers (NDJSON, packed with gzip when the name ends with .gz); faults go to `problems`. */
export async function readDealers(path: string, problems: ReferenceProblem[]): Promise<DealerWithWorkshops[]> {
  const file = createReadStream(path);
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // a stream's error does not pass through a pipe
  file.on('error', (error) => bytes.destroy(error));
  const dealers: DealerWithWorkshops[] = [];
  const name = path.split(/[\\/]/).slice(-2).join('/');
  let line = 0;
  for await (const row of createInterface({ input: bytes, crlfDelay: Infinity })) {
    line += 1;
    if (row.trim() === '') continue;
    const checked = dealerSchema.validate(parsed(row), { convert: false, stripUnknown: true });
    if (checked.error) problems.push({ file: name, line, message: `${checked.error.message}; mend the line.` });
    else dealers.push(checked.value);
  }
  return dealers;
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return 'no JSON';
  }
}
