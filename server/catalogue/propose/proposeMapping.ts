import type { CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { FieldRule, NumberFormat } from '../feed/mapping/FeedMappingTypes.ts';
import { createBrandNames } from '../feed/rules/createBrandNames.ts';
import { bareNumber, createCellWords, wordsAround } from './columns/cellWords.ts';
import type { CellWords } from './columns/cellWords.ts';
import { commonNumberFormat } from './detectFormats.ts';
import { detectLanguage } from './columns/detectLanguage.ts';
import type { DetectedLanguage } from './columns/detectLanguage.ts';
import type { MatchedColumn, Proposal } from './Proposal.ts';
import type { FeedSample } from './feedSample.ts';
import type { Purpose } from './columns/loadColumnNames.ts';
import { essentials, matchColumns } from './columns/matchColumns.ts';
import type { Certainty, Match, Matches } from './columns/matchColumns.ts';
import { profileColumns } from './profileColumns.ts';
import type { Column } from './profileColumns.ts';
import { proposeFlags } from './proposeFlags.ts';
import { proposeId } from './proposeId.ts';
import { proposeImages } from './proposeImages.ts';
import { proposeRule } from './proposeRule.ts';
import type { RuleScope } from './proposeRule.ts';
import { proposeSellers } from './proposeSellers.ts';
import { proposeTitle } from './proposeTitle.ts';

export interface ProposeOptions {
  site: Pick<SiteConfig, 'name' | 'languages' | 'distanceUnit'> & Partial<Pick<SiteConfig, 'currency'>>;
  /** Names of all sites with a stock. */
  stockSites: readonly string[];
  vocabulary: Vocabulary;
  /** Matches registration numbers. */
  plates: RegExp;
}

function proposeSite(byPurpose: Matches['byPurpose'], { site, stockSites }: ProposeOptions): unknown {
  const column = byPurpose.get('site')?.columns[0];
  return column?.texts.every((text) => stockSites.includes(text)) ? { column: column.path } : site.name;
}

const notFields: readonly Purpose[] = [
  'id',
  'title',
  'site',
  'images',
  'seller/name',
  'seller/email',
  'seller/phone',
  'car_price/sale',
  'car_model/series',
  'unit/car_mileage',
  'unit/car_power',
  'unit/car_price',
];

/** The order of fields in a mapping: a title is split after the brand and model above it. */
const firstFields: readonly CarField[] = ['car_brand', 'car_model', 'car_year'];

const isField = (purpose: Purpose): purpose is CarField => !notFields.includes(purpose);

function numericColumns({ byPurpose }: Matches): Column[] {
  return [...byPurpose.values()]
    .filter(({ purpose }) => purpose === 'car_price/sale' || carFieldKinds[purpose as CarField] === 'number')
    .flatMap(({ columns }) => columns);
}

/** Number format of the feed, with the words in cells that are neither units nor currencies. */
function proposeNumbers(matches: Matches, words: CellWords): NumberFormat {
  const columns = numericColumns(matches).map(({ texts }) => texts.filter((text) => bareNumber(text) !== null));
  const format = commonNumberFormat(columns.map((texts) => texts.map((text) => bareNumber(text) ?? '')));
  const ignore = columns.flatMap((texts) => wordsAround(texts, words.isUnit));
  return { ...format, ignore: [...new Set(ignore)].sort((a, b) => b.length - a.length) };
}

const maxExamples = 3;
const shortened = (text: string): string => cutText(text.replace(/\s+/g, ' '), 40);
const examplesOf = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, maxExamples).map(shortened);

/** Uses a reduced price as the price, the other one as the ordinary price; without another, the series as the model. */
function placeAlternatives({ byPurpose }: Matches): FieldRule['columns'] {
  const series = byPurpose.get('car_model/series');
  if (series && !byPurpose.has('car_model')) {
    byPurpose.set('car_model', { ...series, purpose: 'car_model', certainty: 'likely' });
  }
  const sale = byPurpose.get('car_price/sale');
  if (!sale) return undefined;
  const price = byPurpose.get('car_price');
  byPurpose.delete('car_price/sale');
  if (!price) {
    byPurpose.set('car_price', { ...sale, purpose: 'car_price' });
    return undefined;
  }
  const columns = [...sale.columns, ...price.columns];
  if (!byPurpose.has('car_retail_price')) byPurpose.set('car_retail_price', { ...price, purpose: 'car_retail_price' });
  byPurpose.set('car_price', { ...sale, purpose: 'car_price', columns });
  return columns.map(({ path }) => path);
}

/** Rules and findings of a sample, gathered field by field. */
interface Drafts {
  fields: Map<string, Record<string, unknown>>;
  matched: MatchedColumn[];
  findings: string[];
  used: Set<Column>;
}

const noted = (certainty: Certainty, reason: string): { note?: string } =>
  certainty === 'likely' ? { note: reason } : {};

function addField(drafts: Drafts, rule: FieldRule, match: Match, examples?: string[]): void {
  const { purpose, columns, certainty, reason } = match;
  const shown = examples ?? examplesOf(columns.flatMap(({ texts }) => texts));
  drafts.fields.set(purpose, { ...rule, ...noted(certainty, reason) });
  for (const column of columns) drafts.used.add(column);
  const column = columns.map(({ path }) => path).join(', ');
  drafts.matched.push({ purpose, column, example: shown[0] ?? '', examples: shown, certainty, reason });
}

function addRules(drafts: Drafts, matches: Matches, scope: RuleScope): void {
  const priceColumns = placeAlternatives(matches);
  for (const [purpose, match] of matches.byPurpose) {
    if (!isField(purpose)) continue;
    const { rule, findings } = proposeRule(purpose, match, scope);
    drafts.findings.push(...findings);
    if (purpose === 'car_price' && priceColumns && rule.column !== undefined) {
      const { column: _column, ...rest } = rule;
      addField(drafts, { columns: priceColumns, ...rest }, match);
    } else addField(drafts, rule, match);
  }
  for (const { field, rule, column, certainty, reason, examples } of proposeTitle(matches, scope.brands)) {
    drafts.matched = drafts.matched.filter(({ purpose }) => purpose !== field);
    const shown = examples.length > 0 ? examples : undefined;
    addField(drafts, rule, { purpose: field, columns: [column], certainty, reason }, shown);
  }
  const { columns, flags } = proposeFlags(matches, scope.vocabulary);
  if (columns.length === 0) return;
  const equipment = drafts.fields.get('car_equipment') ?? {};
  for (const column of columns) drafts.used.add(column);
  drafts.fields.set('car_equipment', { ...equipment, flags });
  const names = columns.map(({ path }) => path);
  const match = {
    purpose: 'car_equipment',
    column: names.join(', '),
    example: '',
    examples: Object.values(flags).slice(0, maxExamples),
  };
  drafts.matched.push({ ...match, certainty: 'sure', reason: 'yes or no' });
}

/** Fields in an order in which each rule finds the fields that it names above it. */
function orderedFields(fields: Drafts['fields']): Record<string, unknown> {
  const first = firstFields.filter((field) => fields.has(field));
  const others = [...fields.keys()].filter((field) => !(first as string[]).includes(field));
  return Object.fromEntries([...first, ...others].map((field) => [field, fields.get(field)]));
}

const derivedTexts = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_mileage', 'car_power'];

const shownFirst: readonly string[] = [
  'id',
  'car_brand',
  'car_model',
  'car_version',
  'car_year',
  'car_price',
  'car_mileage',
  'images',
];

/** Fields for an operator: the sure ones first, and of these the essential ones. */
function inOrder(matched: readonly MatchedColumn[]): MatchedColumn[] {
  const place = ({ certainty, purpose }: MatchedColumn): number => {
    const at = shownFirst.indexOf(purpose);
    return (certainty === 'sure' ? 0 : shownFirst.length + 1) + (at < 0 ? shownFirst.length : at);
  };
  return matched.toSorted((a, b) => place(a) - place(b));
}

/** Essential fields that have no column. */
function openFields(matches: Matches, fields: Drafts['fields'], hasId: boolean): { purpose: string; reason: string }[] {
  const named = new Set(matches.open.map(({ purpose }) => purpose));
  const missing = essentials
    .filter((field) => !fields.has(field) && !named.has(field))
    .map((purpose) => ({ purpose, reason: 'no column fits' }));
  return [
    ...matches.open.map(({ purpose, reason }) => ({ purpose, reason })),
    ...missing,
    ...(matches.byPurpose.has('images') ? [] : [{ purpose: 'images', reason: 'no column has photo addresses' }]),
    ...(hasId ? [] : [{ purpose: 'id', reason: 'no column or columns tell the cars apart' }]),
  ];
}

/** Finds the columns of a sample and the format of its numbers. */
function readSample(
  { rows }: Pick<FeedSample, 'rows'>,
  { site, vocabulary, plates }: ProposeOptions,
): { detected: DetectedLanguage; scope: RuleScope } {
  const brands = createBrandNames(vocabulary);
  const words = createCellWords(vocabulary);
  const matches = matchColumns(profileColumns(rows), { vocabulary, brands, plates, words, rows: rows.length });
  const detected = detectLanguage(matches, vocabulary, site.languages);
  return {
    detected,
    scope: {
      ...{ matches, vocabulary, words, brands, site },
      numbers: proposeNumbers(matches, words),
      language: detected.language,
    },
  };
}

/** Proposes a mapping for a sample of a feed. */
export function proposeMapping(sample: Pick<FeedSample, 'form' | 'rows'>, options: ProposeOptions): Proposal {
  const { form, rows } = sample;
  const { detected, scope } = readSample(sample, options);
  const { matches, numbers } = scope;
  const { byPurpose } = matches;
  const drafts: Drafts = { fields: new Map(), matched: [], findings: [], used: new Set() };
  addRules(drafts, matches, scope);
  const { fields, matched, used } = drafts;
  const named = firstFields.filter((field) => fields.has(field));
  if (named.length > 0) {
    fields.set('slug', { template: named.map((field) => `{${field}}`).join(' '), type: 'slug' });
  }
  const sellers = proposeSellers(byPurpose, form.format !== 'csv');
  if (sellers) fields.set('car_sellers', sellers);
  const id = proposeId(matches, rows.length);
  const images = byPurpose.get('images');
  const { decimal, thousands, ignore } = numbers;
  const dates = matches.columns.flatMap(({ column, evidence }) => {
    const isDate = [...fields.values()].some((rule) => rule['column'] === column.path && rule['type'] === 'date');
    return isDate ? (evidence.dates ?? []) : [];
  });
  const derived = derivedTexts.filter((field) => fields.has(field)).map((field) => `${field}_text`);
  const mapping = {
    ...form,
    // merges spellings of values into the labels of the language
    language: scope.language,
    numbers: { decimal, thousands, ...(ignore.length > 0 ? { ignore } : {}) },
    ...(dates.length > 0 ? { dates: [...new Set(dates)] } : {}),
    site: proposeSite(byPurpose, options),
    ...(id ? { id: id.rule } : {}),
    fields: orderedFields(fields),
    ...(derived.length > 0 ? { derived } : {}),
    ...(images ? { images: { ...proposeImages(images.columns), ...noted(images.certainty, images.reason) } } : {}),
  };
  for (const purpose of notFields) {
    const match = byPurpose.get(purpose);
    if (!match || purpose === 'id' || purpose === 'title') continue;
    for (const column of match.columns) used.add(column);
    const examples = examplesOf(match.columns.flatMap(({ texts }) => texts));
    const column = match.columns.map(({ path }) => path).join(', ');
    matched.push({ ...match, column, example: examples[0] ?? '', examples });
  }
  if (id) {
    const examples = examplesOf(id.columns[0]?.texts ?? []);
    matched.push({
      ...id,
      purpose: 'id',
      column: id.columns.map(({ path }) => path).join(', '),
      example: examples[0] ?? '',
      examples,
    });
    for (const column of id.columns) used.add(column);
  }
  return {
    form,
    mapping,
    matched: inOrder(matched),
    open: openFields(matches, fields, id !== null),
    findings: drafts.findings,
    language: detected,
    unmatched: matches.columns
      .filter(({ column }) => !used.has(column))
      .map(({ column }) => ({ column: column.path, example: examplesOf(column.texts)[0] ?? '' })),
  };
}
