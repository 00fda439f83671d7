import type { CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { NumberFormat } from '../feed/mapping/FeedMappingTypes.ts';
import { createBrandNames } from '../feed/rules/createBrandNames.ts';
import { bareNumber, createCellWords, wordsAround } from './columns/cellWords.ts';
import type { CellWords } from './columns/cellWords.ts';
import { createValueEntries } from './columns/createValueEntries.ts';
import { commonNumberFormat } from './detectFormats.ts';
import { detectLanguage } from './columns/detectLanguage.ts';
import type { DetectedLanguage } from './columns/detectLanguage.ts';
import { addRules, examplesOf, firstFields, noted, orderedFields } from './draftFields.ts';
import type { Drafts, MatchedColumn } from './draftFields.ts';
import type { FeedForm, FeedSample } from './feedSample.ts';
import { judgeColumn } from './columns/judgeColumn.ts';
import { otherPurposes } from './columns/loadColumnNames.ts';
import type { Purpose } from './columns/loadColumnNames.ts';
import { essentials, matchColumns } from './columns/matchColumns.ts';
import type { Matches } from './columns/Match.ts';
import { profileColumns } from './profileColumns.ts';
import type { Column } from './profileColumns.ts';
import { printableCell } from './printableCell.ts';
import { proposeId } from './proposeId.ts';
import { proposeImages } from './proposeImages.ts';
import type { RuleScope } from './proposeRule.ts';
import { proposeSellers } from './proposeSellers.ts';

/** A proposed mapping file, and the matches of its columns. */
export interface Proposal {
  /** Title of the recognised format. */
  recognised?: string;
  form: FeedForm;
  mapping: Record<string, unknown>;
  /** Columns by proposed purpose, the surest first. */
  matched: MatchedColumn[];
  /** Essential fields that no column fits, or several fit equally. They are not in the mapping. */
  open?: { purpose: string; reason: string }[];
  /** Further sentences for the operator. */
  findings?: string[];
  language?: DetectedLanguage;
  /** Columns without a known purpose. */
  unmatched: { column: string; example: string }[];
}
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

/** Why no column fits a field: the values of the column with its name. */
function misfit(purpose: Purpose, { columns }: Matches): string {
  const named = columns.find(({ column, name }) => {
    return column.texts.length > 0 && name.purposes.some((one) => one.purpose === purpose && one.isWhole);
  });
  if (!named) return 'no column fits';
  const { fit, reason } = judgeColumn(purpose, named.evidence);
  const [example = ''] = examplesOf(named.column.texts);
  return fit === 'no'
    ? `${named.column.path} has its name, but ${reason}: ${printableCell(example)}`
    : 'no column fits';
}

/** Essential fields that have no column. */
function openFields(matches: Matches, fields: Drafts['fields'], hasId: boolean): { purpose: string; reason: string }[] {
  const named = new Set(matches.open.map(({ purpose }) => purpose));
  const missing = essentials
    .filter((field) => !fields.has(field) && !named.has(field))
    .map((purpose) => ({ purpose, reason: misfit(purpose, matches) }));
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
  const entryOf = createValueEntries(vocabulary, site.languages[0]);
  const options = { vocabulary, entryOf, brands, plates, words, rows: rows.length };
  const matches = matchColumns(profileColumns(rows), options);
  const detected = detectLanguage(matches, vocabulary, site.languages);
  return {
    detected,
    scope: {
      ...{ matches, vocabulary, words, brands, site },
      entryOf: createValueEntries(vocabulary, detected.language),
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
  for (const purpose of otherPurposes) {
    const match = byPurpose.get(purpose);
    if (!match || purpose === 'id' || purpose === 'title') continue;
    for (const column of match.columns) used.add(column);
    const examples = examplesOf(match.columns.flatMap(({ texts }) => texts));
    const column = match.columns.map(({ path }) => path).join(', ');
    matched.push({ ...match, column, example: examples[0] ?? '', examples });
  }
  if (id) {
    // VINs and registration numbers are hashed
    const examples = 'hash' in id.rule ? [] : examplesOf(id.columns[0]?.texts ?? []);
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
