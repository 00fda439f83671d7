import { isDeepStrictEqual } from 'node:util';
import { cutText } from '../../../shared/kit/text/cutText.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { isItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, ItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { allIdColumns } from '../feed/mapping/idColumns.ts';
import { templateNames } from '../feed/rules/fillTemplate.ts';
import { mappedColumns } from '../feed/rules/mappedColumns.ts';
import { presetSpelling } from '../feed/formats/presetSpelling.ts';
import { plainPaths } from '../feed/formats/nestedValue.ts';
import type { FeedRow } from '../feed/FeedRow.ts';
import { firstText } from '../feed/rules/fieldValue.ts';
import { cellOf } from '../feed/rules/rowSource.ts';
import { profileColumns } from './profileColumns.ts';
import type { Proposal } from './proposeMapping.ts';
import type { RecognisedPreset } from './recognisePreset.ts';

/** Members that the feed adds to its preset, or in which it differs. */
function ownForm({ preset: { mapping }, form, rows }: RecognisedPreset): Record<string, unknown> {
  const { csv, ...members } = form;
  // ASCII is the same in both encodings
  const isUtf8 = form.encoding === undefined && /[^\p{ASCII}]/u.test(JSON.stringify(rows.map(({ values }) => values)));
  if (isUtf8 && mapping['encoding'] !== undefined) members.encoding = 'utf-8';
  const own = Object.entries(members).filter(([name, value]) => !isDeepStrictEqual(mapping[name], value));
  const written = mapping['csv'] as { delimiter?: string } | undefined;
  const isSame = csv === undefined || csv.delimiter === (written?.delimiter ?? ',');
  return { ...Object.fromEntries(own), ...(isSame ? {} : { csv: { delimiter: csv.delimiter } }) };
}

function columnsOf(rule: FieldRule | ItemsRule, mapping: FeedMapping): string[] {
  if (isItemsRule(rule)) return Object.values(rule.fields).flatMap((inner) => columnsOf(inner, mapping));
  const inTemplate = templateNames(rule.template ?? '').filter((name) => !(name in mapping.fields));
  return [...(rule.column === undefined ? [] : [rule.column]), ...(rule.columns ?? []), ...inTemplate];
}

/** Columns of photo addresses. */
function photoColumns({ images }: FeedMapping): string[] {
  if (images === undefined || 'pictureSets' in images) return [];
  return images.columns ?? [images.column ?? []].flat();
}

/** Fields that visitors filter by, or that are on every card: a feed of the format should fill them. */
const expectedFields: readonly CarField[] = [
  'car_brand',
  'car_model',
  'car_price',
  'car_mileage',
  'car_year',
  'car_fuel',
  'car_gearbox',
];

/** Fields that stay blank, with the columns of the preset that this feed does not fill. */
function blankFields(whole: FeedMapping, filled: (column: string) => boolean): string[] {
  const expected = expectedFields.flatMap((field): [string, string[]][] => {
    const rule = whole.fields[field];
    return rule ? [[field, columnsOf(rule, whole)]] : [];
  });
  return [...expected, ['images', photoColumns(whole)] as const]
    .filter(([, read]) => read.length > 0 && !read.some(filled))
    .map(([field, read]) => `${field} stays blank: the file fills none of ${read.join(', ')}`);
}

const cutExample = (text: string): string => cutText(text.replace(/\s+/g, ' '), 40);

/** The first text of a column in the sample; "" for none. */
function findExample(rows: readonly FeedRow[], column: string): string {
  const row = rows.find((one) => firstText(cellOf(one, column)) !== '');
  return row ? cutExample(firstText(cellOf(row, column))) : '';
}

const separators = [',', '|', ';', '\n', '~'];

/** Separator of a column's lists where the preset's occurs in none of them; null for the preset's. */
function ownSeparator(texts: readonly string[], { separator = ',' }: FieldRule): string | null {
  if (texts.some((text) => text.includes(separator))) return null;
  const counted = separators.map((one) => ({ one, count: texts.filter((text) => text.includes(one)).length }));
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best?.one ?? null;
}

/** Rules of the preset whose lists have another separator in this feed. */
function ownRules({ fields }: FeedMapping, textsOf: (path: string) => readonly string[]): Record<string, unknown> {
  const rules = Object.entries(fields).flatMap(([field, rule]) => {
    if (isItemsRule(rule) || carFieldKinds[field as CarField] !== 'list' || rule.column === undefined) return [];
    const separator = ownSeparator(textsOf(rule.column), rule);
    return separator === null ? [] : [[field, { ...rule, separator }]];
  });
  return rules.length === 0 ? {} : { fields: Object.fromEntries(rules) as Record<string, FieldRule> };
}

/** Proposes a short mapping for a feed of a known format: its preset, the site, and what the feed adds. */
export function presetProposal(recognised: RecognisedPreset, { site }: { site: string }): Proposal {
  const { preset, form, rows } = recognised;
  const written = { preset: preset.name, ...ownForm(recognised), site };
  const whole = parseFeedMapping(written, `${preset.name}.json`);
  const names = Object.keys(rows[0]?.values ?? {});
  const spelled = new Map(presetSpelling(names, whole).map((column, at) => [names[at] ?? '', column]));
  const columns = profileColumns(rows).map((column) => ({ ...column, path: spelled.get(column.path) ?? column.path }));
  const nameInFeed = new Map([...spelled].map(([name, column]) => [column, name]));
  const exampleOf = (column: string): string => findExample(rows, nameInFeed.get(column) ?? column);
  const isFilled = (column: string): boolean => exampleOf(column) !== '';
  const fields = Object.entries(whole.fields).flatMap(([purpose, rule]) => {
    const found = columnsOf(rule, whole).find(isFilled);
    if (found === undefined) return [];
    // names and phones of people stay out of what is printed
    return [{ purpose, column: found, example: purpose === 'car_sellers' ? '' : exampleOf(found) }];
  });
  const findings = blankFields(whole, isFilled);
  const ids = allIdColumns(whole.id).filter(isFilled);
  const photos = photoColumns(whole).filter(isFilled);
  const matched = [
    // VINs and registration numbers are hashed
    { purpose: 'id', column: ids.join(', '), example: 'hash' in whole.id ? '' : exampleOf(ids[0] ?? '') },
    ...fields,
    ...photos.slice(0, 1).map((column) => ({ purpose: 'images', column, example: exampleOf(column) })),
  ];
  const read = new Set(mappedColumns(whole).flatMap((column) => [column, ...plainPaths(column)]));
  const unmatched = columns
    .filter(({ path, texts }) => !read.has(path) && !path.startsWith('@xmlns') && texts.length > 0)
    .map(({ path, texts }) => ({ column: path, example: cutExample(texts[0] ?? '') }));
  // lists of elements need no separator
  const byPath = new Map(columns.filter(({ isList }) => !isList).map(({ path, texts }) => [path, texts]));
  const mapping = { ...written, ...ownRules(whole, (path) => byPath.get(path) ?? []) };
  return { recognised: preset.title, form, mapping, matched, findings, unmatched };
}
