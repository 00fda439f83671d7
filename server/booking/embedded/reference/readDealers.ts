import Joi from 'joi';
import type { Dealer, DealerImage } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { readDealerRows } from '../../../reference/readDealerRows.ts';
import type { ReferenceProblem } from '../../../reference/ReferenceFilesError.ts';

/** Fields of a dealer that its workshops need. */
export type DealerWithWorkshops = Pick<
  Dealer,
  | 'id'
  | 'site_official_name'
  | 'site_street'
  | 'site_zip'
  | 'site_city'
  | 'site_region'
  | 'site_geocoord'
  | 'site_image_url'
> & {
  site: string;
  site_primary_image: Pick<DealerImage, 'original'> | null;
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
  site_region: Joi.string().allow('').default(''),
  site_geocoord: text,
  site_image_url: Joi.string().allow('').default(''),
  site_primary_image: Joi.object({ original: Joi.string().allow('').default('') })
    .allow(null)
    .default(null),
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

/** Reads the dealers of all sites (docs/dealers.md); none without a path. Faults are added to `problems`. */
export async function readDealers(path: string | null, problems: ReferenceProblem[]): Promise<DealerWithWorkshops[]> {
  if (path === null) return [];
  const file = path.split(/[\\/]/).slice(-2).join('/');
  return (await readDealerRows(path)).flatMap((row): DealerWithWorkshops[] => {
    const { line } = row;
    if ('fault' in row) {
      problems.push({ file, line, message: `${row.fault}; correct the line.` });
      return [];
    }
    const checked = dealerSchema.validate(row.values, { convert: false, stripUnknown: true });
    if (!checked.error) return [checked.value];
    problems.push({ file, line, message: `${checked.error.message}; correct the line.` });
    return [];
  });
}
