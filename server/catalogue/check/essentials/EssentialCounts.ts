import type { Car } from '../../../../shared/catalogue/Car.ts';
import { askingPrice, carPrice, isPricedWithoutVat } from '../../../../shared/catalogue/car/carRules.ts';
import { convertDistance } from '../../../../shared/catalogue/car/distanceUnits.ts';
import { moneyText } from '../../../../shared/catalogue/moneyText.ts';
import { brandNames, vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { DistanceUnit, Language } from '../../../../shared/site/SiteTypes.ts';
import { counted } from '../../../kit/counted.ts';
import type { SiteDisplay } from '../../feed/cars/displayTexts.ts';
import { isItemsRule } from '../../feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping } from '../../feed/mapping/FeedMappingTypes.ts';
import { loggableValue } from '../../feed/mapping/loggableValue.ts';
import { changingIdColumns } from '../changingIdColumns.ts';
import { doubtMileages } from './doubtMileages.ts';
import { doubtBrands, doubtModels } from './doubtNames.ts';
import { doubtPhotos } from './doubtPhotos.ts';
import { doubtPrices } from './doubtPrices.ts';
import { essentialFields, mappingMembers } from './essentialFields.ts';
import type { EssentialField } from './essentialFields.ts';
import { severe, slight } from './SampledCar.ts';
import type { Doubt, SampledCar } from './SampledCar.ts';

/** Share and examples of an essential field. */
export interface Essential {
  field: EssentialField;
  /** Share of the cars that need the field, 0 to 1. */
  share: number;
  /** Different values as visitors read them; of photos, their numbers. */
  examples: string[];
  /** The mapping fills the field. */
  isMapped: boolean;
  doubts: Doubt[];
}

/** Cars that are compared with each other: the first ones, so that memory does not grow with the feed. */
const maxSample = 10_000;
const maxExamples = 3;
const maxPhotoCount = 100;

interface EssentialOptions {
  mapping: FeedMapping;
  vocabulary: Vocabulary;
  languageOf: (site: string) => Language | undefined;
  sites?: ReadonlyMap<string, SiteDisplay> | undefined;
  /** ISO date of the reading. */
  today: string;
}

interface FieldCount {
  needed: number;
  filled: number;
  examples: string[];
}

/** Counts the essential fields of the served cars, and compares the first cars with each other. */
export class EssentialCounts {
  private readonly counts = new Map<EssentialField, FieldCount>(
    essentialFields.map((field) => [field, { needed: 0, filled: 0, examples: [] }]),
  );
  private readonly sample: SampledCar[] = [];
  private readonly newConditions = new Map<string, boolean>();
  private readonly photoCounts: number[] = [];
  /** Prices and mileages without the text that pages show. */
  private readonly withoutText = { price: 0, mileage: 0 };
  private firstSite: string | undefined;

  constructor(private readonly options: EssentialOptions) {}

  take(site: string, car: Car): void {
    this.firstSite ??= site;
    const isNew = this.isStatedNew(site, car.car_condition);
    const price = carPrice(car).main;
    const hasPrice = askingPrice(car) !== null;
    const photos = car.car_images.length;
    if (hasPrice && price === '') this.withoutText.price += 1;
    if (car.car_mileage !== null && car.car_mileage_text === '') this.withoutText.mileage += 1;
    // a registration number or VIN is not shown
    this.count('id', [car.car_regno, car.car_chassino].includes(car.car_id) ? '…' : car.car_id);
    this.count('brand', car.car_brand);
    this.count('model', car.car_model_text === '' ? car.car_model : car.car_model_text);
    this.count('price', hasPrice ? price : '');
    // a new car has no mileage that a visitor would miss
    if (!isNew || car.car_mileage_text !== '') this.count('mileage', car.car_mileage_text);
    this.count('year', car.car_year === null ? '' : String(car.car_year));
    this.count('photos', photos === 0 ? '' : '…');
    this.count('condition', car.car_condition);
    const bounded = Math.min(photos, maxPhotoCount);
    this.photoCounts[bounded] = (this.photoCounts[bounded] ?? 0) + 1;
    if (this.sample.length < maxSample) this.sample.push(this.sampled(site, car, isNew));
  }

  private count(field: EssentialField, text: string): void {
    const known = this.counts.get(field);
    if (!known) return;
    known.needed += 1;
    if (text === '') return;
    known.filled += 1;
    if (known.examples.length < maxExamples && !known.examples.includes(text)) known.examples.push(text);
  }

  private isStatedNew(site: string, condition: string): boolean {
    if (condition === '') return false;
    const { vocabulary, languageOf } = this.options;
    const isNew =
      this.newConditions.get(condition) ??
      vocabularyEntry(vocabulary, 'car_condition', condition, languageOf(site))?.schema?.endsWith('/NewCondition') ??
      false;
    if (this.newConditions.size < maxSample) this.newConditions.set(condition, isNew);
    return isNew;
  }

  private sampled(site: string, car: Car, isNew: boolean): SampledCar {
    const unit = this.stockUnit(site);
    return {
      id: car.car_id,
      brand: car.car_brand,
      model: car.car_model,
      price: askingPrice(car),
      maxPrice: this.options.sites?.get(site)?.maxPrice ?? null,
      mileage: car.car_mileage,
      km: car.car_mileage === null || unit === undefined ? null : convertDistance(car.car_mileage, unit, 'km'),
      year: car.car_year,
      photo: car.car_images[0]?.original ?? '',
      isNew,
      isHeavy: isPricedWithoutVat(car),
    };
  }

  private stockUnit(site: string): DistanceUnit | undefined {
    return this.options.mapping.distanceUnit ?? this.options.sites?.get(site)?.distanceUnit;
  }

  /** Returns the fields with their shares, examples and doubts; none without a car. */
  result(): Essential[] {
    if (this.firstSite === undefined) return [];
    return essentialFields.map((field) => {
      const { needed, filled, examples } = this.counts.get(field) ?? { needed: 0, filled: 0, examples: [] };
      return {
        field,
        share: needed === 0 ? 1 : filled / needed,
        examples: field === 'photos' ? this.photoTexts() : examples.map((text) => loggableValue(text) ?? '…'),
        isMapped: this.isMapped(field),
        doubts: this.doubtsOf(field),
      };
    });
  }

  private isMapped(field: EssentialField): boolean {
    const { mapping } = this.options;
    const member = mappingMembers[field];
    return (
      mapping.identity ||
      (field === 'photos' ? mapping.images !== undefined : member === 'id' || member in mapping.fields)
    );
  }

  private doubtsOf(field: EssentialField): Doubt[] {
    const { mapping, vocabulary, today } = this.options;
    const thisYear = Number(today.slice(0, 4));
    const isKnownBrand = (brand: string): boolean => vocabularyEntry(vocabulary, brandNames, brand) !== null;
    switch (field) {
      case 'id':
        return changingIdColumns(mapping).length === 0
          ? []
          : [slight('moves the page of a car when its price or mileage changes')];
      case 'brand':
        // without a list of brands, none is unknown
        return doubtBrands(this.sample, vocabulary.has(brandNames) ? isKnownBrand : () => true);
      case 'model':
        return doubtModels(this.sample, isKnownBrand, thisYear);
      case 'price':
        return [...this.doubtText('price'), ...doubtPrices(this.sample, (price) => this.money(price))];
      case 'mileage':
        return [...this.doubtText('mileage'), ...doubtMileages(this.sample, { source: this.mileageUnit(), thisYear })];
      case 'year':
        return this.doubtYears(thisYear);
      case 'photos':
        return mapping.images && 'pictureSets' in mapping.images ? [] : doubtPhotos(this.sample);
      case 'condition':
        return [];
    }
  }

  /** Pages show texts: a number alone is not shown. */
  private doubtText(field: 'price' | 'mileage'): Doubt[] {
    const cars = this.withoutText[field];
    if (cars === 0) return [];
    const text = `car_${field}_text`;
    const cure = this.options.mapping.identity ? `Deliver ${text}.` : `Add "${text}" to "derived".`;
    return [severe(`is not shown for ${counted(cars, 'car')}, without a text of it`, cure)];
  }

  private doubtYears(thisYear: number): Doubt[] {
    const years = this.sample.flatMap(({ year }) => year ?? []);
    const future = years.filter((year) => year > thisYear).length;
    return years.length > 0 && future > years.length / 2
      ? [slight(`is in the future for ${String(future)} of ${String(years.length)} cars`)]
      : [];
  }

  private mileageUnit(): DistanceUnit | null {
    const rule = this.options.mapping.fields.car_mileage;
    if (!rule || isItemsRule(rule) || rule.convert) return null;
    const unit = rule.unit ?? this.stockUnit(this.firstSite ?? '');
    return unit === 'km' || unit === 'mil' || unit === 'miles' ? unit : null;
  }

  private money(amount: number): string {
    const { mapping, sites } = this.options;
    const display = sites?.get(this.firstSite ?? '');
    return moneyText(amount, mapping.locale ?? display?.locale ?? 'en', mapping.currency ?? display?.currency ?? '');
  }

  /** Numbers of photos: smallest, largest and middle. */
  private photoTexts(): string[] {
    const counts = this.photoCounts.flatMap((cars, photos) => (photos > 0 ? [{ cars, photos }] : []));
    const pictured = counts.reduce((sum, { cars }) => sum + cars, 0);
    let seen = 0;
    const middle = counts.find(({ cars }) => (seen += cars) >= pictured / 2)?.photos;
    const [least, most] = [counts[0]?.photos, counts.at(-1)?.photos];
    if (least === undefined || most === undefined || middle === undefined) return [];
    return least === most
      ? [`${String(least)} a car`]
      : [`${String(least)} to ${String(most)} a car, half of the cars have ${String(middle)} or more`];
  }
}
