import Joi from 'joi';
import type { BookingFailure } from '../../../../shared/booking/BookingError.ts';
import type { BookingCar, CarLookup } from '../../../../shared/booking/BookingTypes.ts';
import { withoutSeparators } from '../../../../shared/kit/text/withoutSeparators.ts';
import type { SitePlates } from '../../../../shared/site/plateTypes.ts';
import { isRegistrationNumber } from '../../../../shared/site/registrationNumber.ts';
import { brandKey } from './brandKey.ts';
import type { ReferenceFile } from '../../../reference/readReferenceFile.ts';

interface Model {
  brand: string;
  model: string;
  /** First and last year of production. */
  years: [number, number];
  kinds: string[];
  share: number;
}

interface PlateCar {
  brand: string;
  model: string;
  year: number;
  agreement: boolean;
}

/** vehicles.yaml */
export interface VehiclesFile {
  plates: Record<string, PlateCar | 'not-found'>;
  /** Result for a number without an entry in `plates`: not found, or an invented car (for a demo). */
  otherPlates: 'unknown' | 'invented';
  bookedElsewhere: string[];
  notSupported: string[];
  agreementPercent: number;
  models: Model[];
}

const word = Joi.string().required();
const year = Joi.number().integer().min(1950).max(2100).required();
const brands = Joi.array().items(Joi.string()).required();

export const vehiclesSchema = Joi.object<VehiclesFile>({
  plates: Joi.object()
    .pattern(
      Joi.string(),
      Joi.alternatives(
        Joi.string().valid('not-found'),
        Joi.object<PlateCar>({ brand: word, model: word, year, agreement: Joi.boolean().required() }),
      ),
    )
    .required(),
  otherPlates: Joi.string().valid('unknown', 'invented').default('unknown'),
  bookedElsewhere: brands,
  notSupported: brands,
  agreementPercent: Joi.number().min(0).max(100).required(),
  models: Joi.array()
    .items(
      Joi.object<Model>({
        brand: word,
        model: word,
        years: Joi.array().ordered(year, year).length(2).required(),
        kinds: Joi.array().items(Joi.string()).required(),
        share: Joi.number().min(0).required(),
      }),
    )
    .min(1)
    .required(),
}).required();

/**
 * Cars of vehicles.yaml, by registration number.
 * If the file says so, any other number gets an invented car, always the same. `excludesDemoData` leaves both out.
 * Registration numbers have forms of `countries`.
 */
export class VehicleRegister {
  readonly #file: VehiclesFile;
  readonly #kinds: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #elsewhere: ReadonlySet<string>;
  readonly #refused: ReadonlySet<string>;

  constructor(
    { value, fault }: ReferenceFile<VehiclesFile>,
    countries: readonly SitePlates[],
    { excludesDemoData = false }: { excludesDemoData?: boolean } = {},
  ) {
    this.#file = excludesDemoData ? { ...value, plates: {}, otherPlates: 'unknown' } : value;
    this.#kinds = new Map(value.models.map(({ brand, model, kinds }) => [modelKey(brand, model), new Set(kinds)]));
    this.#elsewhere = new Set(value.bookedElsewhere.map(brandKey));
    this.#refused = new Set(value.notSupported.map(brandKey));
    for (const [plate, car] of Object.entries(value.plates)) {
      if (!countries.some((plates) => isRegistrationNumber(plate, plates))) {
        const examples = [...new Set(countries.map(({ example }) => withoutSeparators(example)))];
        fault(
          ['plates', plate],
          `is not a registration number of a country with bookings; write it like ${examples.join(', ')}.`,
        );
      }
      if (car !== 'not-found' && !this.#kinds.has(modelKey(car.brand, car.model))) {
        fault(['plates', plate], `is a ${car.brand} ${car.model}, which is missing under models; add the model.`);
      }
    }
    for (const [place, { years }] of value.models.entries()) {
      if (years[0] > years[1]) fault(['models', place, 'years'], 'end before they begin; write the first year first.');
    }
    const newest = Math.max(...countries.flatMap(({ forms }) => forms.map(({ since = 0 }) => since)));
    if (!value.models.some(({ share, years }) => share > 0 && years[1] >= newest)) {
      fault(['models'], `have no car built after ${String(newest)} with a share above 0; add one.`);
    }
  }

  /** All words that offerings can refer to: kinds, brands and "Brand Model". */
  words(): Set<string> {
    return new Set(this.#file.models.flatMap(({ brand, model, kinds }) => [brand, `${brand} ${model}`, ...kinds]));
  }

  /** Kinds of a car; none for a model that is not in the register. */
  kindsOf({ brand, model }: Pick<BookingCar, 'brand' | 'model'>): ReadonlySet<string> {
    return this.#kinds.get(modelKey(brand, model)) ?? new Set();
  }

  /** Returns the car of a registration number in a country, or the failure of a BookingError. */
  find(registrationNumber: string, plates: SitePlates): CarLookup | BookingFailure {
    if (!isRegistrationNumber(registrationNumber, plates)) return { code: 'InvalidReg' };
    const own = Object.hasOwn(this.#file.plates, registrationNumber)
      ? this.#file.plates[registrationNumber]
      : undefined;
    if (own === 'not-found' || (!own && this.#file.otherPlates === 'unknown')) return { code: 'VehicleNotFound' };
    const {
      brand,
      model,
      year: buildYear,
      agreement: hasServiceAgreement,
    } = own ?? this.#madeUp(registrationNumber, plates);
    if (this.#refused.has(brandKey(brand))) return { code: 'BrandNotSupported', brand };
    const isSupported = !this.#elsewhere.has(brandKey(brand));
    return { registrationNumber, brand, model, buildYear, hasServiceAgreement, isSupported };
  }

  #madeUp(plate: string, { forms }: SitePlates): PlateCar {
    const oldest = forms.find(({ source }) => new RegExp(source).test(plate))?.since ?? 0;
    const models = this.#file.models.filter(({ share, years }) => share > 0 && years[1] >= oldest);
    let left = draw(plate, 'model') * models.reduce((sum, { share }) => sum + share, 0);
    const found = models.find(({ share }) => (left -= share) < 0) ?? models[models.length - 1];
    if (!found) throw new Error('vehicles.yaml has no model to choose from.');
    const first = Math.max(found.years[0], oldest);
    const year = first + Math.floor(draw(plate, 'year') * (found.years[1] - first + 1));
    const agreement = draw(plate, 'agreement') * 100 < this.#file.agreementPercent;
    return { brand: found.brand, model: found.model, year, agreement };
  }
}

function modelKey(brand: string, model: string): string {
  return `${brandKey(brand)} ${model.toLowerCase()}`;
}

/**
 * Pseudo-random number in [0, 1), the same for the same plate and purpose.
 * FNV-1a, then the finalizer of MurmurHash3.
 */
function draw(plate: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${purpose} ${plate}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
