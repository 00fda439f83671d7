import type { BookingCar, Offering, OfferingCategory } from '../../../../shared/booking/BookingTypes.ts';
import type { OfferedWork } from '../../../../shared/booking/ServiceChange.ts';
import { textIn } from '../../../../shared/site/LocalizedText.ts';
import type { LocalizedText } from '../../../../shared/site/LocalizedText.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { ReferenceSite } from './ReferenceSite.ts';
import { brandKey } from './brandKey.ts';
import type { ByCar, CategoryRow, OfferingRow, OfferingsFile } from './offeringSchema.ts';
import type { ReferenceFile } from '../../../reference/readReferenceFile.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

/** An offering with its category. */
interface OfferedRow {
  row: OfferingRow;
  category: CategoryRow;
}

/** Services and add-ons of offerings.yaml, by car. */
export class OfferingCatalogue {
  readonly #file: OfferingsFile;
  readonly #rows = new Map<string, OfferedRow>();
  readonly #register: VehicleRegister;
  readonly #kinds: ReadonlySet<string>;
  readonly #hasBrand: (brand: string) => boolean | null;

  /** @param site its languages need texts in the file */
  constructor(
    file: ReferenceFile<OfferingsFile>,
    register: VehicleRegister,
    hasBrand: (brand: string) => boolean | null,
    site: Pick<ReferenceSite, 'name' | 'languages'>,
  ) {
    this.#file = file.value;
    this.#register = register;
    this.#kinds = register.kinds();
    this.#hasBrand = hasBrand;
    this.#check(file);
    checkLanguages(file, site);
  }

  services(car: BookingCar, language: Language): OfferingCategory[] {
    return this.#categories(this.#file.services, car, language);
  }

  addons(car: BookingCar, language: Language): OfferingCategory[] {
    return this.#categories(this.#file.addons, car, language);
  }

  /** True when some workshop can offer it to the car. */
  isOffered(code: string, car: BookingCar): boolean {
    const row = this.#rows.get(code)?.row;
    return row !== undefined && this.#isAvailable(row, car);
  }

  /** Name of an offering in all its languages; null for a code missing in the file. */
  nameOf(code: string): LocalizedText | null {
    return this.#rows.get(code)?.row.name ?? null;
  }

  /** True when only workshops authorised for the car's brand do it. */
  needsAuthorised(code: string): boolean {
    return this.#rows.get(code)?.row.authorisedOnly === true;
  }

  /** Unit price for this car; null when it is unknown or the offering is not available to the car. */
  price(code: string, car: BookingCar): number | null {
    const row = this.#rows.get(code)?.row;
    return row && this.#isAvailable(row, car) ? this.#priceOf(row, car) : null;
  }

  /** See BookingReference.workMinutes. */
  workMinutes(car: BookingCar, chosen: readonly { code: string; units: number }[]): number | null {
    let minutes = 0;
    const usedCodes = new Set<unknown>();
    for (const { code, units } of chosen) {
      const offered = this.#rows.get(code);
      if (!offered || !this.#isAvailable(offered.row, car)) return null;
      const { row, category } = offered;
      const once = category.choose === 'one' ? category : row;
      const { from, to } = row.units ?? { from: 1, to: 1 };
      if (usedCodes.has(once) || !Number.isInteger(units) || units < from || units > to) return null;
      usedCodes.add(once);
      const { fixed, perUnit } = this.#workOf(row, car);
      minutes += fixed + perUnit * units;
    }
    return chosen.length === 0 ? null : Math.max(minutes, 15);
  }

  /** See BookingReference.workOf. */
  workOf(car: BookingCar, code: string): OfferedWork | null {
    const row = this.#rows.get(code)?.row;
    return row && this.#isAvailable(row, car) ? this.#workOf(row, car) : null;
  }

  #workOf(row: OfferingRow, car: BookingCar): OfferedWork {
    return { fixed: this.#numberFor(row.minutes, car) ?? largestOf(row.minutes), perUnit: row.minutesPerUnit ?? 0 };
  }

  #categories(rows: readonly CategoryRow[], car: BookingCar, language: Language): OfferingCategory[] {
    return rows
      .map(({ name, icon = '', choose, offerings }) => ({
        name: textIn(name, language),
        icon,
        offerings: offerings
          .filter((row) => row.saysWhenNot === true || this.#isAvailable(row, car))
          .map((row) => this.#offering(row, car, language)),
        selectionType: choose === 'one' ? 'single' : null,
      }))
      .filter(({ offerings }) => offerings.length > 0);
  }

  #offering(row: OfferingRow, car: BookingCar, language: Language): Offering {
    const t = (text: LocalizedText): string => textIn(text, language);
    const { code, name, description, units, unknownPriceText = '', message = false, points = [] } = row;
    const price = this.#priceOf(row, car);
    return {
      name: t(name),
      price: price ?? 0,
      description: t(description),
      code,
      unitPrice: units
        ? {
            minimum: units.from,
            maximum: units.to,
            unit: t(units.unit),
            unitAbbreviation: t(units.abbreviation),
            postfix: t(units.postfix),
          }
        : null,
      isAvailable: this.#isAvailable(row, car),
      priceKnown: price !== null,
      notKnownPriceText: t(unknownPriceText),
      priceDiscount: price === null ? null : this.#discountOf(row, car) || null,
      allowUserInput: message,
      listItems: points.map(t),
    };
  }

  #isAvailable(row: OfferingRow, car: BookingCar): boolean {
    const fits = (word: string): boolean => this.#fits(word, car);
    if (row.authorisedOnly === true && this.#hasBrand(car.brand) !== true) return false;
    // the workshop sees what a car of unknown kind needs
    const mayFit = (word: string): boolean => fits(word) || (this.#isUnknown(car) && this.#kinds.has(word));
    return (row.for?.some(mayFit) ?? true) && !(row.notFor?.some(fits) ?? false);
  }

  #priceOf(row: OfferingRow, car: BookingCar): number | null {
    if (row.price === 'unknown') return null;
    const price = this.#numberFor(row.price, car);
    return price === null ? null : price - this.#discountOf(row, car);
  }

  #discountOf(row: OfferingRow, car: BookingCar): number {
    return car.hasServiceAgreement && row.agreementDiscount !== undefined
      ? (this.#numberFor(row.agreementDiscount, car) ?? 0)
      : 0;
  }

  /** Null for a number that depends on the unknown kind of a car. */
  #numberFor(number: ByCar, car: BookingCar): number | null {
    if (typeof number === 'number') return number;
    const word = Object.keys(number).find((key) => key !== 'default' && this.#fits(key, car));
    if (word === undefined && this.#isUnknown(car)) return null;
    return number[word ?? 'default'] ?? 0;
  }

  #isUnknown(car: BookingCar): boolean {
    return this.#register.kindsOf(car) === null;
  }

  /** True when a word of offerings.yaml (a kind, a brand, "Brand Model") matches the car. */
  #fits(word: string, car: BookingCar): boolean {
    const key = brandKey(word);
    return (
      this.#register.kindsOf(car)?.has(word) === true ||
      key === brandKey(car.brand) ||
      key === brandKey(car.brand + car.model)
    );
  }

  #check({ value, fault }: ReferenceFile<OfferingsFile>): void {
    const known = this.#register.words();
    for (const list of ['services', 'addons'] as const) {
      for (const [at, category] of value[list].entries()) {
        for (const [place, row] of category.offerings.entries()) {
          const path = [list, at, 'offerings', place];
          if (this.#rows.has(row.code)) {
            fault([...path, 'code'], `"${row.code}" occurs twice; change one of the codes.`);
          }
          this.#rows.set(row.code, { row, category });
          for (const [field, word] of wordsOf(row)) {
            if (known.has(word)) continue;
            fault(
              [...path, field],
              `"${word}" is not a kind, brand or "Brand Model" in vehicles.yaml; correct it in one of the two files.`,
            );
          }
          if (row.price !== 'unknown' && smallestOf(row.price) < largestOf(row.agreementDiscount ?? 0)) {
            fault([...path, 'agreementDiscount'], 'is more than the lowest price; give a price for each kind of car.');
          }
        }
      }
    }
  }
}

/** Reports texts that are missing in a language of the site. */
function checkLanguages(
  { value, fault }: ReferenceFile<OfferingsFile>,
  { name, languages }: Pick<ReferenceSite, 'name' | 'languages'>,
): void {
  const check = (path: (string | number)[], texts: Record<string, unknown>): void => {
    for (const [key, text] of Object.entries(texts)) {
      if (Array.isArray(text)) text.forEach((item: unknown, at) => check([...path, key], { [at]: item }));
      else if (isLocalized(text)) {
        const missing = languages.filter((language) => text[language] === undefined);
        if (missing.length > 0) {
          fault([...path, key], `has no text in ${missing.join(', ')}, which ${name} has; add it.`);
        }
      }
    }
  };
  for (const list of ['services', 'addons'] as const) {
    for (const [at, category] of value[list].entries()) {
      check([list, at], { name: category.name });
      for (const [
        place,
        { name: title, description, unknownPriceText, units, points },
      ] of category.offerings.entries()) {
        const path = [list, at, 'offerings', place];
        check(path, { name: title, description, unknownPriceText, points });
        check([...path, 'units'], { ...units });
      }
    }
  }
}

function isLocalized(text: unknown): text is Record<Language, string> {
  return typeof text === 'object' && text !== null;
}

function wordsOf(row: OfferingRow): [field: string, word: string][] {
  const maps = (['price', 'agreementDiscount', 'minutes'] as const).flatMap((field) => {
    const value = row[field];
    return typeof value === 'object' ? Object.keys(value).map((word): [string, string] => [field, word]) : [];
  });
  const lists = (['for', 'notFor'] as const).flatMap((field) =>
    (row[field] ?? []).map((word): [string, string] => [field, word]),
  );
  return [...maps, ...lists].filter(([, word]) => word !== 'default');
}

const valuesOf = (number: ByCar): number[] => (typeof number === 'number' ? [number] : Object.values(number));
const smallestOf = (number: ByCar): number => Math.min(...valuesOf(number));
const largestOf = (number: ByCar): number => Math.max(...valuesOf(number));
