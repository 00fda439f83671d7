import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { plateForms } from '../../../../shared/catalogue/car/registrationPlates.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language, SiteLoanTerms } from '../../../../shared/site/SiteTypes.ts';
import { createDisplayTexts } from '../cars/displayTexts.ts';
import type { DisplayTexts, SiteDisplay } from '../cars/displayTexts.ts';
import { FeedFindings } from '../FeedFindings.ts';
import { fieldReadings } from './fieldReadings.ts';
import { createCellWords } from './createCellWords.ts';
import type { CellWords } from './createCellWords.ts';
import { UnknownValues } from './UnknownValues.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { ValueFault } from '../FeedRow.ts';
import type { PictureSets } from '../cars/pictureSets.ts';
import { createBrandNames } from '../rules/createBrandNames.ts';
import type { BrandNames } from '../rules/createBrandNames.ts';
import { createBrandSpelling } from '../rules/createBrandSpelling.ts';
import { createValueTranslation } from '../rules/translateValues.ts';
import type { ValueTranslation } from '../rules/translateValues.ts';
import { createAmountReader } from '../amounts/createAmountReader.ts';
import type { AmountReader } from '../amounts/AmountReader.ts';
import type { StockUnits } from '../amounts/unitFactor.ts';

/** State shared by all rows of one reading. */
export interface MappingContext {
  /** Readings of the mapping's fields. */
  readings: ReturnType<typeof fieldReadings>;
  /** Matches cells that are registration numbers. */
  plates: RegExp;
  thisYear: number;
  /** ISO time of the reading, the indexed_at of cars without one. */
  readAt: string;
  pictureSets: PictureSets;
  /** Occurrences of each hashed key so far. */
  occurrences: Map<string, number>;
  /** Line of each id, by "site/id". */
  linesById: Map<string, number>;
  /** First day on which a car was seen as sold in earlier readings, if the feed has no date. */
  knownSold: ReadonlyMap<string, string>;
  /** The same for this reading, both by "site/id". */
  seenSold: Map<string, string>;
  /** Values blanked so far, by field. */
  blanked: Map<CarField, number>;
  /** The same with reason, examples and cure. */
  blankedFindings: FeedFindings;
  /** Values that are in no vocabulary. */
  unknownValues: UnknownValues;
  /** Words for yes, no, no value and sale states. */
  words: CellWords;
  countBlanked(field: CarField, fault?: ValueFault & { line: number }): void;
  /** Returns the same string object for equal texts: a stock repeats few words very often. */
  share(text: string): string;
  /** Sites that cars may belong to; empty when any site may have cars. */
  stockSites: readonly string[];
  isStockSite(site: string): boolean;
  /** Units, currency and words of a site's stock. */
  amountsOf(site: string): AmountReader;
  /** Highest plausible price of a site's cars; undefined in a country that states none. */
  maxPriceOf(site: string): number | undefined;
  /** Loan terms for a site's cars without any; null when the site has none. */
  loanTermsOf(site: string): SiteLoanTerms | null;
  /** Known brands and models, by which titles are split. */
  brandNames: BrandNames;
  /** Returns the one spelling of a brand in this reading. */
  brandSpelling(brand: string): string;
  /** Labels of a site's values in its first language; null for a site of the mapping alone. */
  translationFor(site: string): ValueTranslation | null;
  /** Formats of a site; undefined for a site of the mapping alone. */
  displayOf(site: string): SiteDisplay | undefined;
  /** Null when the mapping derives no texts. */
  textsFor(site: string): DisplayTexts | null;
}

const maxSharedCharacters = 200;

/** Facts from outside the feed that a reading uses. */
export interface MappingKnowledge {
  /**
   * Currency, locale and unit of each site with a stock; the mapping overrides them. Any site is served when it is left
   * out.
   */
  sites?: ReadonlyMap<string, SiteDisplay> | undefined;
  pictureSets?: PictureSets | undefined;
  /** Time at which each sold car was first read as sold, by id. */
  knownSold?: ReadonlyMap<string, string> | undefined;
  vocabulary?: Vocabulary | undefined;
  /** Called with each different facet value as delivered. */
  onValue?: ((facet: string, value: string) => void) | undefined;
}

function createTextPool(): MappingContext['share'] {
  const texts = new Map<string, string>();
  return (text) => {
    if (text.length > maxSharedCharacters) return text;
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
}

/**
 * Creates the context of one reading.
 * @throws FeedRefusedError from textsFor when neither the mapping nor `sites` specifies how a site formats money and
 * distance.
 */
export function createMappingContext(
  mapping: FeedMapping,
  now: Date,
  { sites, pictureSets = new Map(), knownSold = new Map(), vocabulary = new Map(), onValue }: MappingKnowledge = {},
): MappingContext {
  const translations = new Map<Language, ValueTranslation>();
  const displays = new Map<string, DisplayTexts>();
  const amounts = new Map<string, AmountReader>();
  const blanked = new Map<CarField, number>();
  const plates = plateForms([...(sites?.values() ?? [])].flatMap(({ platesInText = [] }) => platesInText));
  const blankedFindings = new FeedFindings(plates);

  const powerUnitOf = (site: string): 'hp' | 'kW' => mapping.powerUnit ?? sites?.get(site)?.powerUnit ?? 'hp';

  function unitsOf(site: string): StockUnits {
    const distance = mapping.distanceUnit ?? sites?.get(site)?.distanceUnit;
    if (distance !== undefined) return { distance, power: powerUnitOf(site) };
    const what = `the distance unit of the site "${site}" is not configured`;
    throw new FeedRefusedError(mapping.file, what, 'Add distanceUnit, or leave out unit.');
  }

  function findDisplayTexts(site: string): DisplayTexts {
    const own = sites?.get(site);
    const currency = mapping.currency ?? own?.currency;
    const locale = mapping.locale ?? own?.locale;
    const distanceUnit = mapping.distanceUnit ?? own?.distanceUnit;
    if (currency === undefined || locale === undefined || distanceUnit === undefined) {
      throw new FeedRefusedError(
        mapping.file,
        `currency, locale and distance unit of the site "${site}" are not configured`,
        'Add currency, locale and distanceUnit, or leave out derived.',
      );
    }
    return createDisplayTexts({ ...own, currency, locale, distanceUnit, powerUnit: powerUnitOf(site) });
  }

  return {
    readings: fieldReadings(mapping),
    plates,
    thisYear: now.getUTCFullYear(),
    readAt: now.toISOString(),
    pictureSets,
    occurrences: new Map(),
    linesById: new Map(),
    stockSites: [...(sites?.keys() ?? [])],
    isStockSite: (site) => site !== '' && (sites?.has(site) ?? true),
    knownSold,
    seenSold: new Map(),
    blanked,
    blankedFindings,
    unknownValues: new UnknownValues(plates),
    words: createCellWords(vocabulary),
    countBlanked(field, fault) {
      blanked.set(field, (blanked.get(field) ?? 0) + 1);
      if (fault) blankedFindings.add(fault);
    },
    share: createTextPool(),
    amountsOf(site) {
      const known = amounts.get(site);
      if (known) return known;
      const { currency, locale } = sites?.get(site) ?? {};
      const reader = createAmountReader(vocabulary, {
        units: () => unitsOf(site),
        currency: mapping.currency ?? currency,
        locale: mapping.locale ?? locale,
        rates: mapping.rates,
      });
      amounts.set(site, reader);
      return reader;
    },
    maxPriceOf: (site) => sites?.get(site)?.maxPrice,
    displayOf: (site) => sites?.get(site),
    loanTermsOf: (site) => sites?.get(site)?.loanTerms ?? null,
    brandNames: createBrandNames(vocabulary),
    brandSpelling: createBrandSpelling(vocabulary),
    translationFor(site) {
      const to = sites?.get(site)?.language;
      if (to === undefined) return null;
      const translation =
        translations.get(to) ?? createValueTranslation(vocabulary, mapping.language ?? to, to, onValue);
      translations.set(to, translation);
      return translation;
    },
    textsFor(site) {
      if (mapping.derived.length === 0) {
        return null;
      }
      const display = displays.get(site) ?? findDisplayTexts(site);
      displays.set(site, display);
      return display;
    },
  };
}
