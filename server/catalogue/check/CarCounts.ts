import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { filledFields } from '../../../shared/catalogue/car/carFields.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import { decodedText } from '../../../shared/kit/text/decodedText.ts';
import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { SiteDisplay } from '../feed/cars/displayTexts.ts';
import type { FeedMapping } from '../feed/mapping/FeedMappingTypes.ts';
import { carFieldNames } from '../feed/cars/carFields.ts';
import { energyFacts, missingEnergyFields } from '../energy/energyFacts.ts';
import { isNewByLaw } from '../energy/isNewByLaw.ts';
import { changingIdColumns } from './changingIdColumns.ts';
import { nameFacets } from './nameFacets.ts';
import { nearestLabel } from './nearestLabel.ts';
import type { PictureHost, StockCheck } from './StockCheck.ts';

/** Maximum number of missing photos listed. */
const maxExamples = 5;
/** Unknown values with a proposed label: the most frequent ones. */
const maxNearest = 20;
/** Maximum number of different values, and of missing photos, that are kept: equipment may be free text. */
const maxKept = 20_000;

function hostOf(address: string): string {
  return /^https?:/.test(address) ? new URL(address).host : '';
}

interface CountOptions {
  vocabulary: Vocabulary;
  languageOf: (site: string) => Language | undefined;
  mapping: FeedMapping;
  photoFiles?: ReadonlySet<string>;
  sites?: ReadonlyMap<string, SiteDisplay>;
  /** ISO date of the reading. */
  today: string;
}

/** Counts filled fields and photos of the served cars. */
export class CarCounts {
  private readonly filled = new Map<CarField, number>();
  private readonly values = new Map<string, { facet: string; value: string; cars: number; language?: Language }>();
  private readonly hosts = new Map<string, PictureHost>();
  private cars = 0;
  private withoutPictures = 0;
  private readonly missing = new Set<string>();
  private readonly energy = { newCars: 0, cars: 0, byField: new Map<string, number>() };

  private readonly facets: readonly CarField[];

  constructor(private readonly options: CountOptions) {
    this.facets = carFieldNames.filter((field) => options.vocabulary.has(field) && !nameFacets.has(field));
  }

  take(site: string, car: Car): void {
    this.cars += 1;
    for (const field of filledFields(car, carFieldNames)) {
      this.filled.set(field, (this.filled.get(field) ?? 0) + 1);
    }
    const language = this.options.languageOf(site);
    for (const facet of this.facets) {
      const values = car[facet];
      for (const value of Array.isArray(values) ? values : [values]) {
        if (typeof value !== 'string' || value === '') continue;
        const key = `${facet} ${value}`;
        const known = this.values.get(key) ?? { facet, value, cars: 0, ...(language ? { language } : {}) };
        known.cars += 1;
        if (this.values.size < maxKept) this.values.set(key, known);
      }
    }
    const photos = new Map<string, number>();
    for (const { original } of car.car_images) {
      const host = hostOf(original);
      photos.set(host, (photos.get(host) ?? 0) + 1);
      this.seek(original);
    }
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
    if (!rule || car.car_sale_state === 'sold') return;
    if (!isNewByLaw(car, rule.newCar, site.distanceUnit, this.options.today)) return;
    const fields = missingEnergyFields(energyFacts(car, rule), rule);
    this.energy.newCars += 1;
    if (fields.length > 0) this.energy.cars += 1;
    for (const field of fields) this.energy.byField.set(field, (this.energy.byField.get(field) ?? 0) + 1);
  }

  private seek(address: string): void {
    if (!address.startsWith(`${stockPhotoPath}/`)) return;
    const file = decodedText(address.replace(/[?#].*$/, ''));
    if (this.missing.size < maxKept && !this.options.photoFiles?.has(file)) this.missing.add(file);
  }

  result(): Omit<StockCheck, 'findings' | 'refusal' | 'essentials' | 'betterLanguage'> {
    const { vocabulary, mapping } = this.options;
    const named = new Set<string>(Object.keys(mapping.fields));
    return {
      filled: carFieldNames
        .filter((field) => this.filled.has(field) || named.has(field))
        .map((field) => ({ field, share: (this.filled.get(field) ?? 0) / Math.max(1, this.cars) })),
      unknownValues: [...this.values.values()]
        .filter(({ facet, value, language }) => vocabularyEntry(vocabulary, facet, value, language) === null)
        .sort((a, b) => b.cars - a.cars)
        .map(({ facet, value, cars, language }, at) => {
          const nearest = at < maxNearest ? nearestLabel(vocabulary.get(facet) ?? [], value, language) : null;
          return { facet, value, cars, nearest };
        }),
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
