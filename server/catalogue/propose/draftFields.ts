import { shareOf } from './columns/columnEvidence.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';
import type { FieldRule } from '../feed/mapping/FeedMappingTypes.ts';
import { otherPurposes } from './columns/loadColumnNames.ts';
import type { Purpose } from './columns/loadColumnNames.ts';
import type { Certainty, Match, Matches } from './columns/Match.ts';
import type { Column } from './profileColumns.ts';
import { proposeFlags } from './proposeFlags.ts';
import { proposeRule } from './proposeRule.ts';
import type { RuleScope } from './proposeRule.ts';
import { proposeTitle, yearInText } from './proposeTitle.ts';

/** A column with its proposed purpose. */
export interface MatchedColumn {
  purpose: string;
  column: string;
  example: string;
  /** Up to three. */
  examples?: string[];
  certainty?: Certainty;
  reason?: string;
}

/** The order of fields in a mapping: a title is split after the brand and model above it. */
export const firstFields: readonly CarField[] = ['car_brand', 'car_model', 'car_year'];

const isField = (purpose: Purpose): purpose is CarField => !(otherPurposes as readonly Purpose[]).includes(purpose);

const maxExamples = 3;
const shortened = (text: string): string => cutText(text.replace(/\s+/g, ' '), 40);

/** Up to three different texts, shortened. */
export const examplesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].slice(0, maxExamples).map(shortened);

/**
 * Uses a reduced price as the price, with the other one as the ordinary price.
 * Without a model, the series is the model.
 */
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
export interface Drafts {
  fields: Map<string, Record<string, unknown>>;
  matched: MatchedColumn[];
  findings: string[];
  used: Set<Column>;
}

/** The note of a rule that is only likely. */
export const noted = (certainty: Certainty, reason: string): { note?: string } =>
  certainty === 'likely' ? { note: reason } : {};

function addField(drafts: Drafts, rule: FieldRule, match: Match, examples?: string[]): void {
  const { purpose, columns, certainty, reason } = match;
  const shown = examples ?? examplesOf(columns.flatMap(({ texts }) => texts));
  drafts.fields.set(purpose, { ...rule, ...noted(certainty, reason) });
  for (const column of columns) drafts.used.add(column);
  const column = columns.map(({ path }) => path).join(', ');
  drafts.matched.push({ purpose, column, example: shown[0] ?? '', examples: shown, certainty, reason });
}

const minYears = 0.7;

/** True for a column with the name of the first registration and a year in most cells: "14 mars 2020". */
function isNamedRegistration({ column, name }: Matches['columns'][number]): boolean {
  const isNamed = name.purposes.some(({ purpose, isWhole }) => purpose === 'car_firstregistration' && isWhole);
  return isNamed && shareOf(column.texts, (text) => new RegExp(yearInText).test(text)) >= minYears;
}

/** Reads the year from the first registration where no column has it. */
function addYearOfRegistration(drafts: Drafts, { byPurpose, open, columns }: Matches): void {
  const dated = byPurpose.get('car_firstregistration')?.columns[0];
  const registration = dated ?? columns.find(isNamedRegistration)?.column;
  const isOpen = open.some(({ purpose }) => purpose === 'car_year');
  if (!registration || isOpen || drafts.fields.has('car_year')) return;
  const rule: FieldRule = { column: registration.path, replace: [{ pattern: yearInText, by: '$1' }], ifBad: 'blank' };
  const reason = `the year of the first registration${dated ? '' : ', whose dates have no known format'}`;
  addField(drafts, rule, { purpose: 'car_year', columns: [registration], certainty: 'likely', reason });
}

/** Adds the rules of all matched fields, those of a title and of columns of yes or no. */
export function addRules(drafts: Drafts, matches: Matches, scope: RuleScope): void {
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
  addYearOfRegistration(drafts, matches);
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
export function orderedFields(fields: Drafts['fields']): Record<string, unknown> {
  const first = firstFields.filter((field) => fields.has(field));
  const others = [...fields.keys()].filter((field) => !(first as string[]).includes(field));
  return Object.fromEntries([...first, ...others].map((field) => [field, fields.get(field)]));
}
