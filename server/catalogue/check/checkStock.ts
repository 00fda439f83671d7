import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { compactCar } from '../../../shared/catalogue/car/carFields.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { decodedText } from '../../../shared/kit/text/decodedText.ts';
import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { carFieldNames } from '../feed/cars/carFields.ts';
import { FeedRefusedError } from '../feed/FeedRefusedError.ts';
import { loadStock } from '../feed/loadStock.ts';
import type { LoadStockOptions, StockFindings } from '../feed/loadStock.ts';
import { energyFacts, missingEnergyFields } from '../energy/energyFacts.ts';
import { isNewByLaw } from '../energy/isNewByLaw.ts';
import { changingIdColumns } from './changingIdColumns.ts';
import { nearestLabel } from './nearestLabel.ts';

/** Facets whose values are names, of which only a few have a label. */
const nameFacets = new Set(['car_model', 'car_campaigns']);

/** A value of a facet that no vocabulary has. */
export interface UnknownValue {
  facet: string;
  value: string;
  cars: number;
  /** A label that may be meant; null for none. */
  nearest: string | null;
}

/** Photos of one host; "" is this website. */
export interface PictureHost {
  host: string;
  photos: number;
  cars: number;
}

/** Gaps in the data of new cars for their energy labels. */
export interface EnergyGaps {
  newCars: number;
  /** New cars that lack a field. */
  cars: number;
  fields: { field: string; cars: number }[];
}

export interface StockCheck {
  /** Null when the feed could not be read to its end. */
  findings: StockFindings | null;
  /** Reason why nothing would be served; null when the stock would be. */
  refusal: string | null;
  /** Share of served cars that have a field, 0 to 1. It lists all fields that any car has or the mapping names. */
  filled: { field: CarField; share: number }[];
  unknownValues: UnknownValue[];
  pictureHosts: PictureHost[];
  carsWithoutPictures: number;
  /** New cars without data that their country requires, and how many lack each field; null for none. */
  energyLabels: EnergyGaps | null;
  /** Photos missing in the stock's folder, with the first ones by URL; null when none are referenced. */
  missingPhotos: { photos: number; examples: string[] } | null;
  /** Columns of the id that change while a car is for sale. */
  changingIdColumns: string[];
}

export interface CheckStockOptions extends Pick<
  LoadStockOptions,
  'source' | 'mapping' | 'sites' | 'pictureSets' | 'fetch' | 'authorization' | 'maxBytes' | 'now'
> {
  vocabulary: Vocabulary;
  /** Language of the values of a site's stock. */
  languageOf: (site: string) => Language | undefined;
  /** Decoded addresses of the photos in the stock's folder. */
  photoFiles?: ReadonlySet<string>;
}

/** Maximum number of missing photos listed. */
const maxExamples = 5;

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

function hostOf(address: string): string {
  return /^https?:/.test(address) ? new URL(address).host : '';
}

/** Counts filled fields and photos of the served cars. */
class CarCounts {
  private readonly filled = new Map<CarField, number>();
  private readonly values = new Map<string, { facet: string; value: string; cars: number; language?: Language }>();
  private readonly hosts = new Map<string, PictureHost>();
  private cars = 0;
  private withoutPictures = 0;
  private readonly missing = new Set<string>();
  private readonly energy = { newCars: 0, cars: 0, byField: new Map<string, number>() };
  private readonly today: string;

  constructor(
    private readonly options: Pick<
      CheckStockOptions,
      'vocabulary' | 'languageOf' | 'mapping' | 'photoFiles' | 'sites' | 'now'
    >,
  ) {
    this.today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
  }

  take(site: string, car: Car): void {
    this.cars += 1;
    for (const field of Object.keys(compactCar(car, carFieldNames)) as CarField[]) {
      this.filled.set(field, (this.filled.get(field) ?? 0) + 1);
    }
    const language = this.options.languageOf(site);
    for (const facet of this.options.vocabulary.keys()) {
      if (nameFacets.has(facet)) continue;
      for (const value of [car[facet as CarField]].flat()) {
        if (typeof value !== 'string' || value === '') continue;
        const key = `${facet} ${value}`;
        const known = this.values.get(key) ?? { facet, value, cars: 0, ...(language ? { language } : {}) };
        known.cars += 1;
        this.values.set(key, known);
      }
    }
    const photos = new Map<string, number>();
    for (const { original } of car.car_images) photos.set(hostOf(original), (photos.get(hostOf(original)) ?? 0) + 1);
    for (const { original } of car.car_images) this.seek(original);
    this.judgeEnergy(site, car);
    if (photos.size === 0) this.withoutPictures += 1;
    for (const [host, count] of photos) {
      const known = this.hosts.get(host) ?? { host, photos: 0, cars: 0 };
      this.hosts.set(host, { host, photos: known.photos + count, cars: known.cars + 1 });
    }
  }

  private judgeEnergy(name: string, car: Car): void {
    const site = this.options.sites?.get(name);
    const rule = site?.energyLabel;
    if (!rule || car.car_sale_state === 'sold' || !isNewByLaw(car, rule.newCar, site.distanceUnit, this.today)) return;
    const fields = missingEnergyFields(energyFacts(car, rule), rule);
    this.energy.newCars += 1;
    if (fields.length > 0) this.energy.cars += 1;
    for (const field of fields) this.energy.byField.set(field, (this.energy.byField.get(field) ?? 0) + 1);
  }

  private seek(address: string): void {
    if (!address.startsWith(`${stockPhotoPath}/`)) return;
    const file = decodedText(address.replace(/[?#].*$/, ''));
    if (!this.options.photoFiles?.has(file)) this.missing.add(file);
  }

  result(): Omit<StockCheck, 'findings' | 'refusal'> {
    const { vocabulary, mapping } = this.options;
    const named = new Set<string>(Object.keys(mapping.fields));
    return {
      filled: carFieldNames
        .filter((field) => this.filled.has(field) || named.has(field))
        .map((field) => ({ field, share: (this.filled.get(field) ?? 0) / Math.max(1, this.cars) })),
      unknownValues: [...this.values.values()]
        .filter(({ facet, value, language }) => vocabularyEntry(vocabulary, facet, value, language) === null)
        .map(({ facet, value, cars, language }) => {
          return { facet, value, cars, nearest: nearestLabel(vocabulary.get(facet) ?? [], value, language) };
        })
        .sort((a, b) => b.cars - a.cars),
      pictureHosts: [...this.hosts.values()].sort((a, b) => b.photos - a.photos),
      carsWithoutPictures: this.withoutPictures,
      energyLabels:
        this.energy.cars === 0
          ? null
          : {
              newCars: this.energy.newCars,
              cars: this.energy.cars,
              fields: [...this.energy.byField]
                .map(([field, cars]) => ({ field, cars }))
                .sort((a, b) => b.cars - a.cars),
            },
      missingPhotos:
        this.missing.size === 0
          ? null
          : { photos: this.missing.size, examples: [...this.missing].slice(0, maxExamples) },
      changingIdColumns: changingIdColumns(mapping),
    };
  }
}

/**
 * Reads a feed as the server would and reports what would be served.
 * Faults of the feed are part of the result.
 * @throws errors other than faults of the feed, such as a file without read permission
 */
export async function checkStock(options: CheckStockOptions): Promise<StockCheck> {
  const { languageOf: _languageOf, photoFiles: _photoFiles, ...reading } = options;
  const counts = new CarCounts(options);
  let findings: StockFindings | null = null;
  let refusal: string | null = null;
  try {
    await loadStock({
      ...reading,
      logger: silent,
      take: (site, car) => counts.take(site, car),
      onRead: (found) => void (findings = found),
    });
  } catch (error) {
    if (!(error instanceof FeedRefusedError)) throw error;
    refusal = error.message;
  }
  return { findings, refusal, ...counts.result() };
}
