import type { CarField, FactGroup, LanguageField } from '../../../../shared/catalogue/Car.ts';
import type { Currency, DistanceUnit, Language } from '../../../../shared/site/SiteTypes.ts';

export type MappedValue = string | number | boolean | null;
export type FieldType = 'text' | 'slug' | 'date' | 'integer' | 'number' | 'boolean' | 'list';

export type DistanceUnitName = DistanceUnit | 'm';
export type PowerUnitName = 'hp' | 'kW' | 'bhp';
export type UnitName = DistanceUnitName | PowerUnitName;
export interface NumberFormat {
  decimal: string;
  thousands: string;
  ignore: string[];
}

/** Exactly one of text (literal, every occurrence) and pattern (a regular expression). */
export interface TextReplacement {
  text?: string;
  pattern?: string;
  /** Replacement; for a pattern with $1, $2 … for its groups. */
  by: string;
}

/** Source and transformations of one field, applied in the order of the members. */
export interface FieldRule {
  /** Why a proposed rule may be wrong. Ignored by reading. */
  note?: string;
  /** One of column, columns, constant, template and expression; none is needed with flags. In XML and JSON a path: "price/gross". */
  column?: string;
  /** The first one with a value; all of them joined by `join`; all entries of a list. */
  columns?: string[];
  join?: string;
  constant?: MappedValue | string[];
  /** "{make} {model}"; a name is a field mapped earlier in the file, else a column. */
  template?: string;
  /** JSONata over the row. */
  expression?: string;
  /** For a list: column with a yes or no → entry of the list. */
  flags?: Record<string, string>;
  replace?: TextReplacement[];
  /** The part at this index of the text, from 0, negative from the end. */
  split?: { separator: string; at: number };
  /** The known brand in a title, or the model after it. */
  part?: 'brand' | 'model';
  /** Fields mapped above, whose values are left out of the text. */
  without?: CarField[];
  case?: 'lower' | 'upper' | 'title' | 'sentence';
  /** Source text → value; null or "" blanks it; "*" matches any other text. */
  valueMap?: Record<string, MappedValue>;
  /** Used for a blank cell. */
  default?: MappedValue | string[];
  type?: FieldType;
  /** Separator of a list; a comma when left out. */
  separator?: string;
  /** Number and date formats of this field, where they differ from those of the feed. */
  numbers?: Partial<NumberFormat>;
  dates?: string[];
  /**
   * Unit of numbers without a unit in their cell, or the column that names it. Converted into that of the stock, which
   * is the default.
   */
  unit?: UnitName | { column: string };
  /** Column that names the currency of a price. */
  currency?: { column: string };
  /** The number times factor, rounded to decimals (0 when left out): km → mil is 0.1. */
  convert?: { factor: number; decimals?: number };
  /** Numbers outside are implausible and blanked. Applied after conversion. */
  min?: number;
  max?: number;
  /** Handling of an unreadable value: by default a number skips the row and any other value is blanked. */
  ifBad?: 'skip' | 'blank';
  /** Skips a row in which the field is blank; leaves out an item of a list. */
  required?: boolean;
}

/** Places, besides the technical data, that show a free fact. */
export const factPlaces = ['card', 'comparison'] as const;
export type FactPlace = (typeof factPlaces)[number];

/** A free fact: its meaning, and the rule of its value. A mapping of whole cars has no rule. */
export interface FactRule extends Omit<FieldRule, 'unit' | 'type'> {
  /** Identifies the fact in filters, and in cars that are delivered whole. */
  name?: string;
  /** In the site's first language, or by language. */
  label: string | Record<Language, string>;
  type?: FieldType | 'link';
  /** Unit of the number as shown; it is also left out where a cell contains it. */
  unit?: string;
  group?: FactGroup;
  show?: FactPlace[];
  /** Delivered text → its labels by language. */
  values?: Record<string, Record<Language, string>>;
}

/** Structured data of a car: sellers, the loan, leasing options, contract durations of a loan. */
export interface ItemsRule {
  /**
   * Path of the list or object, in which the columns of the fields are read.
   * Without each, expression and count: the row.
   */
  each?: string;
  /** JSONata over the row that returns the list or object. */
  expression?: string;
  /** Numbered columns: {n} in the columns of the fields counts from 1 to this. */
  count?: number;
  fields: Record<string, FieldRule | ItemsRule>;
  /** See FieldRule. */
  note?: string;
}

export const isItemsRule = (rule: FieldRule | FactRule | ItemsRule): rule is ItemsRule => 'fields' in rule;

/** Rows left out on purpose. Exactly one of column and expression, and one condition for a column. */
export interface DropRule {
  /** Counted and logged by reason. */
  reason: string;
  column?: string;
  /** JSONata over the row; the row is dropped when it returns true, a text or a number other than 0. */
  expression?: string;
  /** Case-insensitive texts. */
  in?: string[];
  notIn?: string[];
  /** A case-insensitive regular expression. */
  matches?: string;
  /** Numbers. */
  below?: number;
  above?: number;
  blank?: boolean;
}

export const derivedTexts = [
  'car_price_text',
  'car_retail_price_text',
  'car_campaign_price_text',
  'car_lowest_price_30_days_text',
  'car_mileage_text',
  'car_power_text',
] as const satisfies CarField[];
export type DerivedText = (typeof derivedTexts)[number];

export interface ImageColumns {
  /** One of column (a text of addresses, or a list), columns and expression (JSONata). */
  column?: string;
  columns?: string[];
  expression?: string;
  separator?: string;
  replace?: TextReplacement[];
  /** Base URL of file names: "/media/stock/" or "https://images.feed.example/cars/". */
  base?: string;
  thumbnailColumn?: string;
  /** See FieldRule. */
  note?: string;
}

/** Pictures of the same kind of car from the media library, instead of the car itself. */
export interface PictureSetRule {
  /** They do not show the car that is for sale: must be true, or there are no pictures. */
  illustrations: boolean;
  /** Note in the description of each car with such pictures. */
  note: string;
  /** Rule for the body of the picture set: hatch, estate, suv, … */
  body: FieldRule;
}

/** A mapping file (config/feeds/<feed>.json), validated and with defaults: docs/feeds.md. */
export interface FeedMapping {
  /** File name without extension: the name of the feed. */
  name: string;
  /** Path of the file as given, for messages. */
  file: string;
  /** Name of the format whose members it overrides. */
  preset?: string;
  /** Columns of the preset that a CSV of the format may lack. */
  optionalColumns?: readonly string[];
  format: 'csv' | 'ndjson' | 'json' | 'xml';
  /** XML: the element of one row, or the end of its path: "Vehicles/Vehicle". */
  row?: string;
  /** XML: false leaves the prefixes of namespaces out of the names of elements: "g:price" is "price". */
  prefixes?: boolean;
  /**
   * JSON: the path of the list of rows, "data.vehicles"; the file itself is the list when left out.
   * With "$" first it is the path of the rows: "$" is a file of one row, "$.entries.*.item" objects in the entries.
   */
  rows?: string;
  encoding: string;
  csv: { delimiter: string; quote: string; header: boolean };
  /** Decimal separator, thousands separator ("" for none) and words to ignore ("km", "€"). */
  numbers: NumberFormat;
  /** Tried in order: "ISO", or a pattern of YYYY, MM, DD, HH, mm, ss. */
  dates: string[];
  /** A fixed site, or the column that names it. In the file, the group's first site with stock is the default. */
  site: string | { column: string; valueMap?: Record<string, string> };
  /**
   * A column, or a hash of columns. Of several lists of columns, the first that is filled in a row identifies its car.
   */
  id: { column: string } | { hash: string[] | string[][] };
  /** Each object is a complete car with an additional "site". */
  identity: boolean;
  /** Currency of the stock; the site's when left out. */
  currency?: Currency;
  /** Prices of one unit of foreign currencies in that of the stock. */
  rates: Record<Currency, number>;
  locale?: string;
  distanceUnit?: DistanceUnit;
  powerUnit?: 'hp' | 'kW';
  /** Language of the feed's values; the site's first one when left out. */
  language?: Language;
  /** Rows left out on purpose. */
  drop: DropRule[];
  fields: Partial<Record<CarField, FieldRule | ItemsRule>>;
  /** Texts in other languages: { en: { car_description: { column: 'text_en' } } }. */
  texts: Record<Language, Partial<Record<LanguageField, FieldRule>>>;
  /** Further facts for the technical data. */
  facts: FactRule[];
  /** Texts derived from numbers when the feed leaves them blank. */
  derived: DerivedText[];
  images?: ImageColumns | { pictureSets: PictureSetRule };
}
