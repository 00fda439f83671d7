import type { CarField, LanguageField } from '../../../shared/catalogue/Car.ts';
import type { Currency, DistanceUnit, Language } from '../../../shared/site/SiteTypes.ts';

export type MappedValue = string | number | boolean | null;
export type FieldType = 'text' | 'slug' | 'date' | 'integer' | 'number' | 'boolean' | 'list';

export type DistanceUnitName = DistanceUnit | 'm';
export type PowerUnitName = 'hp' | 'kW' | 'bhp';
export interface NumberSigns {
  decimal: string;
  thousands: string;
  ignore: string[];
}

/** Exactly one of text (as it stands, every time it occurs) and pattern (a regular expression). */
export interface TextReplacement {
  text?: string;
  pattern?: string;
  /** For a pattern with $1, $2 … for its groups. */
  by: string;
}

/** Where one field comes from and what is done to it, in the order of the members. */
export interface FieldRule {
  /** Exactly one of column, columns, constant, template and expression. In XML and JSON a path: "price/gross". */
  column?: string;
  /** The first of these that is filled; all of them joined by `join`; all entries of a list. */
  columns?: string[];
  join?: string;
  constant?: MappedValue | string[];
  /** "{make} {model}"; a name is a field mapped earlier in the file, else a column. */
  template?: string;
  /** JSONata over the row. */
  expression?: string;
  replace?: TextReplacement[];
  /** The part at this place of the text, counted from 0; from -1 backwards. */
  split?: { separator: string; at: number };
  case?: 'lower' | 'upper' | 'title' | 'sentence';
  /** Source text → value; null or "" blanks it; "*" stands for any other text. */
  valueMap?: Record<string, MappedValue>;
  /** For a blank cell. */
  default?: MappedValue | string[];
  type?: FieldType;
  /** Of a list; a comma when left out. */
  separator?: string;
  /** Signs and date formats of this field, where they differ from those of the feed. */
  numbers?: Partial<NumberSigns>;
  dates?: string[];
  /** Unit of the source, converted into that of the stock. */
  unit?: DistanceUnitName | PowerUnitName;
  /** The number times factor, rounded to decimals (0 when left out): km → mil is 0.1. */
  convert?: { factor: number; decimals?: number };
  /** Numbers outside are odd, and blanked. After conversion. */
  min?: number;
  max?: number;
  /** What a value that cannot be read does: a number skips the row, any other is blanked, unless said here. */
  ifBad?: 'skip' | 'blank';
  /** A row where it is blank is skipped; an item of a list is left out. */
  required?: boolean;
}

/** Objects of a car: sellers, the loan, leasing options, contract durations of a loan. */
export interface ItemsRule {
  /** Path of the list or object; columns of the fields are read inside. Without each, expression and count: the row. */
  each?: string;
  /** JSONata over the row that gives the list or object. */
  expression?: string;
  /** Numbered columns: {n} in the columns of the fields counts from 1 to this. */
  count?: number;
  fields: Record<string, FieldRule | ItemsRule>;
}

export const isItemsRule = (rule: FieldRule | ItemsRule): rule is ItemsRule => 'fields' in rule;

/** Rows that are left out on purpose. Exactly one of column and expression, and one condition for a column. */
export interface DropRule {
  /** Counted and logged by it. */
  reason: string;
  column?: string;
  /** JSONata over the row; the row is dropped where it gives true, a text or a number but 0. */
  expression?: string;
  /** Texts, whatever their case. */
  in?: string[];
  notIn?: string[];
  /** A regular expression, whatever the case. */
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
  /** Where names of files are, "/media/stock/" or "https://images.feed.example/cars/". */
  base?: string;
  thumbnailColumn?: string;
}

/** Pictures of the same kind of car from the media library, instead of the car itself. */
export interface PictureSetRule {
  /** They do not show the car that is for sale: without true here, no pictures. */
  illustrations: boolean;
  /** Said in the description of each car that gets such pictures. */
  note: string;
  /** Gives the body of the picture set: hatch, estate, suv, … */
  body: FieldRule;
}

/** A mapping file (config/feeds/<feed>.json), checked and with its defaults: docs/feeds.md. */
export interface FeedMapping {
  /** The file name without its end: the name of the feed. */
  name: string;
  /** The file as it was given; for messages. */
  file: string;
  format: 'csv' | 'ndjson' | 'json' | 'xml';
  /** XML: the element of one row, or the end of its path: "Vehicles/Vehicle". */
  row?: string;
  /** JSON: the path of the list of rows, "data.vehicles"; the file itself is the list when left out. */
  rows?: string;
  encoding: string;
  csv: { delimiter: string; quote: string };
  /** The decimal sign, the thousands sign ("" for none) and words to leave out ("km", "€"). */
  numbers: NumberSigns;
  /** Tried in order: "ISO", or a pattern of YYYY, MM, DD, HH, mm, ss. */
  dates: string[];
  /** A fixed site, or the column that names it; in the file, the group's first site with stock when left out. */
  site: string | { column: string; valueMap?: Record<string, string> };
  /** A column, or a hash of columns and the number of the occurrence; both stay the same from read to read. */
  id: { column: string } | { hash: string[] };
  /** Each object is a whole car with a "site" beside its fields. */
  identity: boolean;
  currency?: Currency;
  locale?: string;
  distanceUnit?: DistanceUnit;
  powerUnit: 'hp' | 'kW';
  /** Language of the feed's values; the first of the site when left out. */
  language?: Language;
  /** Rows that are left out on purpose. */
  drop: DropRule[];
  fields: Partial<Record<CarField, FieldRule | ItemsRule>>;
  /** Texts in further languages: { en: { car_description: { column: 'text_en' } } }. */
  texts: Partial<Record<Language, Partial<Record<LanguageField, FieldRule>>>>;
  /** Texts worked out from the numbers when the feed leaves them blank. */
  derived: DerivedText[];
  images?: ImageColumns | { pictureSets: PictureSetRule };
}
