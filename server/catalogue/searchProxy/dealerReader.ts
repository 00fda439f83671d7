import Joi from 'joi';
import type {
  DayText,
  Dealer,
  DealerImage,
  Department,
  DepartmentBrand,
  Employee,
} from '../../../shared/catalogue/dealers/Dealer.ts';
import {
  documentReader,
  readNumber,
  readStructure,
  readText,
  wireList,
  wireObject,
  wireText,
  wireTexts,
} from './wireFields.ts';
import type { WireDocument } from './searchAnswer.ts';

const days = wireList(wireObject<DayText>({ day: wireText, displayText: wireText }));
const noHours = { openinghours: [], deviationdays: [] };

const department = wireObject<Department>({
  name: wireText,
  official_name: wireText,
  department_type: wireText,
  group: wireText,
  erp_id: wireText,
  phone: wireText,
  email: wireText,
  openingschedule: wireObject<Department['openingschedule']>({ openinghours: days, deviationdays: days })
    .empty(null)
    .default(noHours),
  brands: wireList(
    wireObject<DepartmentBrand>({
      brand_code: wireText,
      brand_name: Joi.string().empty(Joi.valid(null, '')),
      brand_names: Joi.array().items(Joi.string()).empty(null),
    }),
  ),
  users: wireList(
    wireObject<Employee>({
      first_name: wireText,
      last_name: wireText,
      title: wireText,
      phone: wireText,
      email: wireText,
    }),
  ),
});

const image = wireObject<DealerImage>({ original: wireText, thumbnail_url: wireText, blur_data_url: wireText });

const readFields = documentReader<Dealer>({
  id: readText,
  slug: readText,
  site_official_name: readText,
  site_street: readText,
  site_zip: readText,
  site_city: readText,
  site_region: readText,
  site_phone: readText,
  site_email: readText,
  site_geocoord: readText,
  site_image_url: readText,
  site_primary_image: readStructure(image.allow(null)),
  site_brands: readStructure(wireTexts),
  website_city: readText,
  website_sort_order: readNumber,
  site_departments: readStructure(wireList(department)),
});

/** Converts a delivered document to a dealer; its id may be named site_id. */
export function readDealer(document: WireDocument, onOdd: (field: string) => void): Partial<Dealer> {
  const { site_id, ...fields } = document;
  return readFields(fields['id'] === undefined && site_id !== undefined ? { id: site_id, ...fields } : fields, onOdd);
}
