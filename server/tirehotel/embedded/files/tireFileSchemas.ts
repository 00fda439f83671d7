import Joi from 'joi';
import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { tireRegNo } from '../../../../shared/tirehotel/tireHotelRules.ts';
import type { TirePackage } from './TireHotelFiles.ts';

/** packages.yaml */
export interface PackagesFile {
  /** By the text in any of the files, then by language. */
  translations?: Record<string, Record<Language, string>>;
  packages: TirePackage[];
}

interface Capacity {
  lifts: number;
  dropOffs: number;
  noticeHours: number;
  changeHours: number;
  /** "Måndag–fredag" → "07:00–17:00" */
  hours: Record<string, string>;
  /** "Julafton 24 dec" → "Stängt" */
  deviations: Record<string, string>;
}

export interface LocationRow extends Partial<Capacity> {
  erpId: string;
  /** The first site with a tire hotel when left out. */
  site?: string;
  name: string;
  department: string;
  address: string;
  /** Code or name of the part of the country, for its holidays; default: the site's. */
  region?: string;
  position: [latitude: number, longitude: number];
  phone: string;
  email: string;
}

/** locations.yaml */
export interface LocationsFile {
  workMinutes: number;
  defaults: Capacity;
  locations: LocationRow[];
}

interface WheelRow {
  name: string;
  pattern: string;
  /** "205/55 R16" */
  size: string;
}

export interface VehicleRow {
  plate: string;
  brandCode: string;
  brand: string;
  model: string;
  name?: string;
  package: string;
  location: string;
  wheel: WheelRow;
  tires: { at: string; depth: number; status: number; message: string; wheel?: Partial<WheelRow> }[];
}

/** agreements.yaml */
export interface AgreementsFile {
  agreements: { phone: string; vehicles: VehicleRow[] }[];
}

export const sizeForm = /^(\d{3})\/(\d{2,3}) R(\d{2})$/;

const text = Joi.string().required();
const words = Joi.string();

const plate = Joi.string()
  .required()
  .custom((typed: string, helpers) =>
    tireRegNo(typed) === typed && typed.length > 1
      ? typed
      : helpers.message({ custom: 'must be a plate of two to ten characters, in capitals and without spaces' }),
  );

export const packagesSchema = Joi.object<PackagesFile>({
  packages: Joi.array()
    .items(
      Joi.object({
        productId: text,
        level: text,
      }),
    )
    .unique('productId')
    .required(),
  translations: Joi.object().pattern(
    Joi.string(),
    Joi.object().pattern(Joi.string().pattern(languageCodePattern), words),
  ),
}).required();

const dayTexts = Joi.object().pattern(Joi.string(), Joi.string());
const hoursAhead = Joi.number()
  .min(0)
  .max(24 * 28);
const capacity = {
  lifts: Joi.number().integer().min(0).max(100),
  dropOffs: Joi.number().integer().min(0).max(500),
  noticeHours: hoursAhead,
  changeHours: hoursAhead,
  hours: dayTexts.min(1),
  deviations: dayTexts,
};

export const locationsSchema = Joi.object<LocationsFile>({
  workMinutes: Joi.number().integer().multiple(15).min(15).max(480).required(),
  defaults: Joi.object(capacity).options({ presence: 'required' }).required(),
  locations: Joi.array()
    .items(
      Joi.object({
        ...capacity,
        erpId: text,
        site: words,
        name: text,
        department: text,
        address: text,
        region: words,
        position: Joi.array()
          .ordered(Joi.number().min(-90).max(90).required(), Joi.number().min(-180).max(180).required())
          .length(2)
          .required(),
        phone: text,
        email: Joi.string().email({ tlds: false }).required(),
      }),
    )
    .unique('erpId')
    .required(),
}).required();

const size = Joi.string().pattern(sizeForm, 'a size such as 205/55 R16');

export const agreementsSchema = Joi.object<AgreementsFile>({
  agreements: Joi.array()
    .items(
      Joi.object({
        phone: text,
        vehicles: Joi.array()
          .items(
            Joi.object({
              plate,
              brandCode: Joi.string().allow('').required(),
              brand: text,
              model: text,
              name: words,
              package: text,
              location: text,
              wheel: Joi.object({ name: text, pattern: text, size: size.required() }).required(),
              tires: Joi.array()
                .items(
                  Joi.object({
                    at: text,
                    depth: Joi.number().min(0).max(30).required(),
                    status: Joi.number().integer().min(0).max(9).required(),
                    message: text,
                    wheel: Joi.object({ name: words, pattern: words, size }),
                  }),
                )
                .min(1)
                .max(12)
                .required(),
            }),
          )
          .min(1)
          .required(),
      }),
    )
    .required(),
}).required();
