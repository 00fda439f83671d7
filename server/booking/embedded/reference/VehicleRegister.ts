import Joi from 'joi';
import type { BookingFailure } from '../../../../shared/booking/BookingError.ts';
import type { BookingCar, CarLookup, CarModel } from '../../../../shared/booking/BookingTypes.ts';
import { plateKey } from '../../../../shared/kit/text/plateKey.ts';
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
  /** Kinds of a described car whose model is not in `models`; its prices by kind are unknown without them. */
  otherModels?: string[];
  models: Model[];
}

const word = Joi.string().required();
const year = Joi.number().integer().min(1950).max(2100).required();
const brands = Joi.array().items(Joi.string()).default([]);

export const vehiclesSchema = Joi.object<VehiclesFile>({
  plates: Joi.object()
    .pattern(
      Joi.string(),
      Joi.alternatives(
        Joi.string().valid('not-found'),
        Joi.object<PlateCar>({ brand: word, model: word, year, agreement: Joi.boolean().required() }),
      ),
    )
    .default({}),
  otherPlates: Joi.string().valid('unknown', 'invented').default('unknown'),
  bookedElsewhere: brands,
  notSupported: brands,
  otherModels: Joi.array().items(Joi.string()).min(1),
  agreementPercent: Joi.number().min(0).max(100).default(0),
  models: Joi.array()
    .items(
      Joi.object<Model>({
        brand: word,
        model: word,
        years: Joi.array().ordered(year, year).length(2).default([1950, 2100]),
        kinds: Joi.array().items(Joi.string()).required(),
        share: Joi.number().min(0).default(0),
      }),
    )
    .default([]),
}).required();

/**
 * Cars of vehicles.yaml, by registration number.
 * If the file says so, any other number gets an invented car, always the same. `excludesDemoData` leaves both out.
 * Registration numbers have forms of `countries`.
 */
export class VehicleRegister {
  readonly #file: VehiclesFile;
  readonly #models: ReadonlyMap<string, Model>;
  readonly #otherKinds: ReadonlySet<string>;
  readonly #elsewhere: ReadonlySet<string>;
  readonly #refused: ReadonlySet<string>;

  constructor(
    { value, fault }: ReferenceFile<VehiclesFile>,
    countries: readonly SitePlates[],
    { excludesDemoData = false }: { excludesDemoData?: boolean } = {},
  ) {
    this.#file = excludesDemoData ? { ...value, plates: {}, otherPlates: 'unknown' } : value;
    this.#models = new Map(value.models.map((model) => [modelKey(model.brand, model.model), model]));
    this.#otherKinds = new Set(value.otherModels);
    this.#elsewhere = new Set(value.bookedElsewhere.map(brandKey));
    this.#refused = new Set(value.notSupported.map(brandKey));
    for (const [plate, car] of Object.entries(value.plates)) {
      if (!countries.some((plates) => isRegistrationNumber(plate, plates))) {
        const examples = [...new Set(countries.map(({ example }) => plateKey(example)))];
        fault(
          ['plates', plate],
          `is not a registration number of a country with bookings; write it like ${examples.join(', ')}.`,
        );
      }
      if (car !== 'not-found' && !this.#models.has(modelKey(car.brand, car.model))) {
        fault(['plates', plate], `is a ${car.brand} ${car.model}, which is missing under models; add the model.`);
      }
    }
    const kinds = this.kinds();
    for (const [place, kind] of (value.otherModels ?? []).entries()) {
      if (!kinds.has(kind)) fault(['otherModels', place], `"${kind}" is a kind of none of the models; correct it.`);
    }
    for (const [place, { years }] of value.models.entries()) {
      if (years[0] > years[1]) fault(['models', place, 'years'], 'end before they begin; write the first year first.');
    }
    const newest = Math.max(...countries.flatMap(({ forms }) => forms.map(({ since = 0 }) => since)));
    if (value.otherPlates === 'invented' && !value.models.some(({ share, years }) => share > 0 && years[1] >= newest)) {
      fault(['models'], `have no car built after ${String(newest)} with a share above 0; add one.`);
    }
  }

  /** All words that offerings can refer to: kinds, brands and "Brand Model". */
  words(): Set<string> {
    return new Set(this.#file.models.flatMap(({ brand, model, kinds }) => [brand, `${brand} ${model}`, ...kinds]));
  }

  /** All kinds of cars. */
  kinds(): Set<string> {
    return new Set(this.#file.models.flatMap(({ kinds }) => kinds));
  }

  /** Kinds of a car. A model that is not in the register has those of other models, null if the file has none. */
  kindsOf({ brand, model }: CarModel): ReadonlySet<string> | null {
    const known = this.#models.get(modelKey(brand, model));
    if (known) return new Set(known.kinds);
    return this.#otherKinds.size > 0 ? this.#otherKinds : null;
  }

  /** Models to choose from, by brand, both in alphabetical order. */
  models(): Record<string, string[]> {
    const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort((a, b) => a.localeCompare(b));
    const brands = sorted(this.#file.models.map(({ brand }) => brand));
    const modelsOf = (wanted: string): string[] =>
      sorted(this.#file.models.flatMap(({ brand, model }) => (brand === wanted ? [model] : [])));
    return Object.fromEntries(brands.map((brand) => [brand, modelsOf(brand)]));
  }

  /**
   * Returns the car of a registration number in a country, or the failure of a BookingError.
   * A car that is not found is the described one, which may have a number of another country.
   */
  find(registrationNumber: string, plates: SitePlates, described?: CarModel): CarLookup | BookingFailure {
    const found = this.#registered(registrationNumber, plates);
    const isMissing = 'code' in found && (found.code === 'InvalidReg' || found.code === 'VehicleNotFound');
    if (!described || !isMissing) return found;
    const { brand, model } = this.#models.get(modelKey(described.brand, described.model)) ?? described;
    return this.#served({ registrationNumber, brand, model, buildYear: 0, hasServiceAgreement: false });
  }

  #served(car: BookingCar): CarLookup | BookingFailure {
    const key = brandKey(car.brand);
    if (this.#refused.has(key)) return { code: 'BrandNotSupported', brand: car.brand };
    return { ...car, isSupported: !this.#elsewhere.has(key) };
  }

  #registered(registrationNumber: string, plates: SitePlates): CarLookup | BookingFailure {
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
    return this.#served({ registrationNumber, brand, model, buildYear, hasServiceAgreement });
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
