import { referenceLanguage } from '../../../shared/site/referenceLanguage.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { foldText } from '../../../shared/catalogue/foldText.ts';
import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { nearestLabel } from '../check/nearestLabel.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { FieldRule, NumberFormat } from '../feed/mapping/FeedMappingTypes.ts';
import { changeText } from '../feed/rules/changeText.ts';
import { parseFeedNumber } from '../feed/mapping/feedNumber.ts';
import type { Purpose } from './columnNames.ts';
import { commonNumberFormat, detectDateFormats, readableShare, detectNumberFormat } from './detectFormats.ts';
import type { FeedForm, FeedSample } from './feedSample.ts';
import { isPictureFiles, matchColumns } from './matchColumns.ts';
import type { Matches } from './matchColumns.ts';
import type { Column } from './profileColumns.ts';
import { profileColumns } from './profileColumns.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** A proposed mapping file, and the matches of its columns. */
export interface Proposal {
  /** Title of the recognised format. */
  recognised?: string;
  form: FeedForm;
  mapping: Record<string, unknown>;
  /** Columns by proposed purpose, with an example. */
  matched: { purpose: string; column: string; example: string }[];
  /** Columns without a known purpose. */
  unmatched: { column: string; example: string }[];
}

export interface ProposeOptions {
  site: Pick<SiteConfig, 'name' | 'languages' | 'distanceUnit'>;
  /** Names of all sites with a stock. */
  stockSites: readonly string[];
  vocabulary: Vocabulary;
  /** Matches registration numbers. */
  plates: RegExp;
}

/** Codes that exports use for values, with the ids of their meanings. */
const codes: Partial<Record<CarField, Record<string, string>>> = {
  car_fuel: { b: 'Petrol', d: 'Diesel', e: 'Electric', el: 'Electric', h: 'Hybrid', phev: 'Plug-in hybrid', hev: 'Hybrid', bev: 'Electric' },
  car_gearbox: { a: 'Automatic', m: 'Manual', aut: 'Automatic', man: 'Manual', auto: 'Automatic' },
  car_drive: { awd: 'Four-wheel drive', '4wd': 'Four-wheel drive', '4x4': 'Four-wheel drive', fwd: 'Front-wheel drive', rwd: 'Rear-wheel drive' },
}; // prettier-ignore

const saleStates: [RegExp, string][] = [
  [/^(?:sold|sald|solgt|myyty|verkauft|predan[eéyý]|s)$/i, 'sold'],
  [/^(?:reserv\p{L}*|varattu|rezervovan[eéyý]|r)$/iu, 'reserved'],
];

const labelled: CarField[] = ['car_fuel', 'car_gearbox', 'car_body', 'car_drive', 'car_color', 'car_condition'];

/** Value map for values without a vocabulary entry that a code or a similar label explains. */
function proposeValueMap(
  field: CarField,
  column: Column,
  { vocabulary, site }: ProposeOptions,
): Record<string, string> {
  const [language] = site.languages;
  const map: Record<string, string> = {};
  for (const value of new Set(column.texts)) {
    if (vocabularyEntry(vocabulary, field, value, language) !== null) continue;
    const code = codes[field]?.[value.toLowerCase()];
    const entry = code === undefined ? null : vocabularyEntry(vocabulary, field, code, referenceLanguage);
    const label = entry?.labels[language] ?? nearestLabel(vocabulary.get(field) ?? [], value, language);
    if (label !== null) map[value] = label;
  }
  return map;
}

function saleStateMap({ texts }: Column): Record<string, string> | null {
  const entries = [...new Set(texts)].flatMap((text) => {
    const state = saleStates.find(([form]) => form.test(text))?.[1];
    return state === undefined ? [] : [[text, state] as const];
  });
  return entries.length === 0 ? null : { ...Object.fromEntries(entries), '*': 'available' };
}

const mostFrequentPart = (texts: readonly string[], signs: readonly string[]): string => {
  const counted = signs.map((sign) => ({ sign, count: texts.filter((text) => text.includes(sign)).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
};

/** Unit of a column of distances or power, by its name, else by its numbers. */
function proposeUnit(
  field: CarField,
  { path, texts }: Column,
  signs: NumberFormat,
  siteUnit: SiteConfig['distanceUnit'],
): FieldRule['unit'] {
  const name = path.toLowerCase();
  if (field === 'car_power') return name.includes('kw') || texts.some((text) => /kw/i.test(text)) ? 'kW' : undefined;
  if (name.includes('miles')) return 'miles';
  if (/km|kilomet/.test(name) || texts.some((text) => /km/i.test(text))) return 'km';
  if (/mil\b|mil$/.test(name)) return 'mil';
  if (siteUnit !== 'mil') return undefined;
  // the median car has less than 4000 mil
  const numbers = texts.flatMap((text) => parseFeedNumber(text, signs) ?? []).sort((a, b) => a - b);
  return (numbers[Math.floor(numbers.length / 2)] ?? 0) > 4000 ? 'km' : undefined;
}

/** Brands that title case, missing accents and short names would break, by their folded spelling. */
const brandNames = new Map(
  'BMW MG BYD DS GMC SEAT MINI MAN DAF KGM RAM Škoda Citroën'.split(' ').map((name) => [foldText(name), name]),
);
brandNames.set('vw', 'Volkswagen').set('mercedes', 'Mercedes-Benz');

/** Rule for the spelling of brands: exports in capitals get title case. */
function brandRule({ texts }: Column): Partial<FieldRule> {
  const isUpper = texts.every((text) => text === text.toUpperCase()) && texts.some((text) => text.length > 4);
  const formatted = [...new Set(texts)].map((text) => (isUpper ? changeText(text, { case: 'title' }) : text));
  const fixes = formatted.flatMap((text) => {
    const name = brandNames.get(foldText(text));
    return name === undefined || name === text ? [] : [[text, name] as const];
  });
  return {
    ...(isUpper ? { case: 'title' as const } : {}),
    ...(fixes.length > 0 ? { valueMap: Object.fromEntries(fixes) } : {}),
    required: true,
  };
}

function proposeRule(field: CarField, column: Column, signs: NumberFormat, options: ProposeOptions): FieldRule | null {
  const rule: FieldRule = { column: column.path };
  if (field === 'car_sale_state') {
    const valueMap = saleStateMap(column);
    return valueMap && { ...rule, valueMap };
  }
  if (carFieldKinds[field] === 'number') {
    const own = readableShare(column.texts, signs) >= 0.95 ? null : detectNumberFormat(column.texts);
    if (own) rule.numbers = own;
    if (field === 'car_mileage' || field === 'car_power') {
      const unit = proposeUnit(field, column, signs, options.site.distanceUnit);
      if (unit) rule.unit = unit;
    }
    if (field.endsWith('_price')) rule.min = 1;
    if (field !== 'car_price' && field !== 'car_year') rule.ifBad = 'blank';
  }
  if (field === 'car_firstregistration' || field === 'car_publishdate') {
    if (detectDateFormats(column.texts) === null) return null;
    rule.type = 'date';
  }
  if (field === 'car_equipment' && !column.isList) {
    const separator = mostFrequentPart(column.texts, [',', '|', ';', '\n']);
    if (separator !== ',') rule.separator = separator;
  }
  if (labelled.includes(field)) {
    const valueMap = proposeValueMap(field, column, options);
    if (Object.keys(valueMap).length > 0) rule.valueMap = valueMap;
  }
  if (field === 'car_brand') {
    Object.assign(rule, brandRule(column));
  }
  return rule;
}

function proposeImages(columns: readonly Column[]): Record<string, unknown> {
  const [first] = columns;
  // file names are assumed to be in the folder of stock.photos
  const base = columns.every(isPictureFiles) ? { base: `${stockPhotoPath}/` } : {};
  if (columns.length > 1) return { columns: columns.map(({ path }) => path), ...base };
  const separator = mostFrequentPart(first?.texts ?? [], [',', '|', ';', ' ', '\n']);
  return { column: first?.path, ...(first?.isList === true || separator === ',' ? {} : { separator }), ...base };
}

/** Sellers in columns of the row; a list of them has the path of the list. */
function proposeSellers(matches: Matches, isNested: boolean): Record<string, unknown> | null {
  const parts = (['name', 'email', 'phone'] as const).flatMap((part) => {
    const column = matches.get(`seller/${part}`)?.[0];
    return column ? [{ part, path: column.path }] : [];
  });
  const [name] = parts;
  if (name?.part !== 'name') return null;
  const parent = isNested ? name.path.split('/').slice(0, -1).join('/') : '';
  const inside = parts.filter(({ path }) => parent === '' || path.startsWith(`${parent}/`));
  const fields = Object.fromEntries(
    inside.map(({ part, path }) => [part, { column: parent === '' ? path : path.slice(parent.length + 1) }]),
  );
  return parent === '' ? { fields } : { each: parent, fields };
}

/** Columns whose hash can identify a car, in the order of preference. */
const identities: Purpose[][] = [
  ['car_chassino'],
  ['car_regno'],
  // never a price or mileage: each change would move the page to another address
  ['id', 'car_brand', 'car_model', 'car_version', 'car_year', 'car_firstregistration', 'car_color'],
];

/**
 * A column that identifies a car, or columns to hash.
 * These are the VIN, else the registration number, else facts that stay.
 * A number of the dealer is used as it is, since leads and pushes name it; a VIN or plate is hashed, to stay out of
 * addresses.
 */
function proposeId(matches: Matches, columns: readonly Column[], rows: number): Record<string, unknown> {
  const isUnique = ({ texts, filled, isList }: Column): boolean =>
    !isList && filled === rows && new Set(texts).size >= rows * 0.95;
  const named = matches.get('id')?.find(isUnique);
  const matched = new Set([...matches.values()].flat());
  const column =
    named ?? columns.find((one) => !matched.has(one) && isUnique(one) && /(?:^|[^a-z])(?:id|nr|no)$/i.test(one.path));
  if (column) return { column: column.path };
  const hashed = identities.map((purposes) => purposes.flatMap((purpose) => matches.get(purpose)?.[0] ?? []));
  const parts = hashed.find(([first, ...more]) => first && (more.length > 0 || isUnique(first)));
  return { hash: (parts ?? columns.slice(0, 8)).map(({ path }) => path) };
}

function proposeSite(matches: Matches, { site, stockSites }: ProposeOptions): unknown {
  const column = matches.get('site')?.[0];
  return column?.texts.every((text) => stockSites.includes(text)) ? { column: column.path } : site.name;
}

const notFields: Purpose[] = ['id', 'site', 'images', 'seller/name', 'seller/email', 'seller/phone'];
const numericFields = (matches: Matches): Column[] =>
  [...matches]
    .filter(([purpose]) => !notFields.includes(purpose) && carFieldKinds[purpose as CarField] === 'number')
    .flatMap(([, columns]) => columns);

/** Proposes a mapping for a sample of a feed. */
export function proposeMapping({ form, rows }: Pick<FeedSample, 'form' | 'rows'>, options: ProposeOptions): Proposal {
  const columns = profileColumns(rows);
  const matches = matchColumns(columns, options.vocabulary, options.plates);
  const numbers = commonNumberFormat(numericFields(matches).map(({ texts }) => texts));
  const dates = new Set<string>();
  const fields: Record<string, unknown> = {};
  const used = new Set<Column>();
  for (const [purpose, [column]] of matches) {
    if (notFields.includes(purpose) || column === undefined) continue;
    const rule = proposeRule(purpose as CarField, column, numbers, options);
    if (rule === null) continue;
    fields[purpose] = rule;
    used.add(column);
    if (rule.type === 'date') for (const format of detectDateFormats(column.texts) ?? []) dates.add(format);
  }
  const named = ['car_brand', 'car_model', 'car_year'].filter((field) => field in fields);
  if (named.length > 0) {
    fields['slug'] = { template: named.map((field) => `{${field}}`).join(' '), type: 'slug' };
  }
  const sellers = proposeSellers(matches, form.format !== 'csv');
  if (sellers) fields['car_sellers'] = sellers;
  const images = matches.get('images');
  const { decimal, thousands, ignore } = numbers;
  const derived = [
    ['car_price', 'car_price_text'],
    ['car_retail_price', 'car_retail_price_text'],
    ['car_campaign_price', 'car_campaign_price_text'],
    ['car_mileage', 'car_mileage_text'],
    ['car_power', 'car_power_text'],
  ].flatMap(([field = '', text = '']) => (field in fields ? [text] : []));
  const mapping = {
    ...form,
    // merges spellings of values into the labels of the language
    language: options.site.languages[0],
    numbers: { decimal, thousands, ...(ignore.length > 0 ? { ignore } : {}) },
    ...(dates.size > 0 ? { dates: [...dates] } : {}),
    site: proposeSite(matches, options),
    id: proposeId(matches, columns, rows.length),
    fields,
    ...(derived.length > 0 ? { derived } : {}),
    ...(images ? { images: proposeImages(images) } : {}),
  };
  for (const purpose of notFields) for (const column of matches.get(purpose) ?? []) used.add(column);
  const example = ({ texts }: Column): string => cutText((texts[0] ?? '').replace(/\s+/g, ' '), 40);
  return {
    form,
    mapping,
    matched: [...matches].flatMap(([purpose, all]) =>
      all
        .filter((column) => used.has(column))
        .map((column) => ({ purpose, column: column.path, example: example(column) })),
    ),
    unmatched: columns
      .filter((column) => !used.has(column))
      .map((column) => ({ column: column.path, example: example(column) })),
  };
}
