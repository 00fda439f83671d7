import { referenceLanguage } from '../../../shared/site/referenceLanguage.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Currency, DistanceUnit, Language } from '../../../shared/site/SiteTypes.ts';
import type { FieldRule, NumberFormat } from '../feed/mapping/FeedMappingTypes.ts';
import { createCellWords as createReadWords } from '../feed/mapping/createCellWords.ts';
import type { CellWords as ReadWords } from '../feed/mapping/createCellWords.ts';
import type { BrandNames } from '../feed/rules/createBrandNames.ts';
import { bareNumber } from './columns/cellWords.ts';
import type { CellWords } from './columns/cellWords.ts';
import type { ValueEntries } from './columns/createValueEntries.ts';
import { facets } from './columns/columnEvidence.ts';
import { columnNames } from './columns/columnNames.ts';
import { dateFields } from './columns/judgeColumn.ts';
import { detectNumberFormat, readableShare } from './detectFormats.ts';
import { nameKey } from './columns/loadColumnNames.ts';
import type { Match, Matches, ProfiledColumn } from './columns/Match.ts';
import type { Column } from './profileColumns.ts';
import { foreignCurrency, proposeUnit } from './proposeUnits.ts';
import { counted } from '../../kit/counted.ts';
import { printableCell } from './printableCell.ts';

/** Facts of a sample and its site on which rules depend. */
export interface RuleScope {
  matches: Matches;
  numbers: NumberFormat;
  language: Language;
  vocabulary: Vocabulary;
  words: CellWords;
  brands: BrandNames;
  /** Values of the feed's language. */
  entryOf: ValueEntries;
  site: { distanceUnit: DistanceUnit; currency?: Currency };
}

/** A rule, and what an operator should know about its values. */
export interface ProposedRule {
  rule: FieldRule;
  findings: string[];
}

const isFacet = (field: CarField): boolean => (facets as readonly string[]).includes(field);

const maxListed = 5;

/** "Foo (12), Bar (1)": texts with their numbers of cells, the most frequent first. */
function withCounts(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const listed = sorted.slice(0, maxListed).map(([text, count]) => `"${printableCell(text)}" (${String(count)})`);
  return [...listed, ...(sorted.length > maxListed ? [`${String(sorted.length - maxListed)} more`] : [])].join(', ');
}

/** Codes of a facet as labels in the feed's language, and the texts that remain unknown. */
function facetRule(
  field: CarField,
  { texts }: Column,
  { vocabulary, language, entryOf }: RuleScope,
): ProposedRule['rule'] & { unknown: string[] } {
  const map: Record<string, string> = {};
  const unknown = texts.filter((value) => {
    if (entryOf(field, value) !== null) return false;
    const code = columnNames().codes.get(field)?.get(nameKey(value));
    const entry = code === undefined ? null : vocabularyEntry(vocabulary, field, code, referenceLanguage);
    if (entry === null) return true;
    map[value] = entry.labels[language] ?? entry.labels[referenceLanguage] ?? value;
    return false;
  });
  return { ...(Object.keys(map).length > 0 ? { valueMap: map } : {}), unknown };
}

/** Words of the sale state that reading does not know. A yes or no column has the state of its name. */
function saleStateRule(
  { column: { texts }, evidence, name }: ProfiledColumn,
  { saleStateOf, truthOf }: ReadWords,
): { valueMap?: Record<string, string>; unknown: string[] } {
  if (!evidence.isFlag) return { unknown: texts.filter((text) => saleStateOf(text) === undefined) };
  const named = name.words.map(saleStateOf).find((state) => state !== undefined);
  const isYes = (text: string): boolean => truthOf(text) === true;
  const known = [...new Set(texts)].filter((text) => named !== undefined || !isYes(text));
  return {
    valueMap: Object.fromEntries(known.map((text) => [text, isYes(text) && named ? named : 'available'])),
    unknown: texts.filter((text) => !known.includes(text)),
  };
}

/** Rule for brands: of exports in capitals, those that no vocabulary knows get title case. */
function brandRule({ texts }: Column, { brands }: RuleScope): Partial<FieldRule> {
  const isUpper = texts.every((text) => text === text.toUpperCase()) && texts.some((text) => text.length > 4);
  const hasUnknown = texts.some((text) => brands.find(text) === null);
  return { ...(isUpper && hasUnknown ? { case: 'title' } : {}), required: true };
}

const moneyFields: readonly CarField[] = ['car_price', 'car_retail_price', 'car_campaign_price'];

/** Separator of equipment, the most frequent one. */
function listSeparator(texts: readonly string[]): string {
  const found = [',', '|', ';', '\n'].map((sign) => ({
    sign,
    count: texts.filter((text) => text.includes(sign)).length,
  }));
  return found.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

const maxWordsLength = 30;

/** The few different texts without a digit, such as "on request". */
function wordsAlone(texts: readonly string[]): string[] {
  const words = [...new Set(texts)].filter((text) => !/[\d@]/.test(text) && text.length <= maxWordsLength);
  return words.length <= maxListed ? words : [];
}

/** Unit, currency and number format of a column of numbers. */
function numberRule(field: CarField, profiled: ProfiledColumn, scope: RuleScope): ProposedRule {
  const { matches, words, site, numbers } = scope;
  const { column } = profiled;
  const rule: FieldRule = { column: column.path };
  const findings: string[] = [];
  const bare = column.texts.flatMap((text) => bareNumber(text) ?? []);
  const own = readableShare(bare, numbers) >= 0.95 ? null : detectNumberFormat(bare);
  if (own) rule.numbers = { decimal: own.decimal, thousands: own.thousands };
  if (field === 'car_mileage' || field === 'car_power') {
    const kind = field === 'car_power' ? 'power' : 'distance';
    const unitColumn = matches.byPurpose.get(`unit/${field}`)?.columns[0];
    const unit = proposeUnit(profiled, kind, { words, unitColumn, siteUnit: site.distanceUnit });
    if (unit !== undefined) rule.unit = unit;
  }
  if (moneyFields.includes(field)) {
    const currencyColumn = matches.byPurpose.get('unit/car_price')?.columns[0];
    if (currencyColumn) rule.currency = { column: currencyColumn.path };
    const foreign = foreignCurrency(profiled, currencyColumn, words, site.currency);
    if (foreign) findings.push(currencyFinding(field, foreign, site.currency ?? ''));
    if (foreign?.place === 'name' && !/[{}]/.test(column.path)) {
      // each cell then names its currency, which is converted with a rate alone
      delete rule.column;
      rule.template = `{${column.path}} ${foreign.currency}`;
    }
    rule.min = 1;
  }
  if (field !== 'car_price' && field !== 'car_year') rule.ifBad = 'blank';
  const unread = column.texts.filter((text) => bareNumber(text) === null);
  const onRequest = field === 'car_price' ? wordsAlone(unread) : [];
  const wrong = unread.filter((text) => !onRequest.includes(text));
  if (onRequest.length > 0) {
    rule.valueMap = Object.fromEntries(onRequest.map((text) => [text, null]));
    findings.push(
      `${field}: no price, shown as on request: ${withCounts(unread.filter((text) => onRequest.includes(text)))}`,
    );
  }
  if (wrong.length > 0) findings.push(`${field}: no number: ${withCounts(wrong)}`);
  return { rule, findings };
}

function currencyFinding(field: string, { currency, place }: { currency: string; place: string }, own: string): string {
  return `${field}: the ${place} ${place === 'cells' ? 'are' : 'is'} in ${currency}, the site in ${own}: it stays blank until the mapping says "rates": { "${currency}": <price of 1 ${currency} in ${own}> }`;
}

const tags = /<\/?(?:p|br|div|ul|ol|li|b|strong|span|h\d|table|a|i|em)\b[^<>]*>/i;
const entities = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

function textFindings(field: CarField, { texts }: Column): string[] {
  const withTags = texts.filter((text) => tags.test(text)).length;
  const withEntities = texts.filter((text) => entities.test(text)).length;
  const found = [
    ...(withTags > 0 ? [`HTML in ${String(withTags)}`] : []),
    ...(withEntities > 0 ? [`entities in ${String(withEntities)}`] : []),
  ];
  return found.length === 0
    ? []
    : [`${field}: ${found.join(' and ')} of ${counted(texts.length, 'cell')}, read as text`];
}

/** Proposes the rule of a matched field, and what an operator should know about its values. */
export function proposeRule(field: CarField, { columns }: Match, scope: RuleScope): ProposedRule {
  const [column] = columns;
  const profiled = scope.matches.columns.find((one) => one.column === column);
  if (!column || !profiled) return { rule: {}, findings: [] };
  const path = { column: column.path };
  if (carFieldKinds[field] === 'number') return numberRule(field, profiled, scope);
  if (field === 'car_sale_state') {
    const { unknown, ...rule } = saleStateRule(profiled, createReadWords(scope.vocabulary));
    const findings =
      unknown.length === 0
        ? []
        : [`${field}: unknown: ${withCounts(unknown)}; add them to valueMap as available, reserved or sold`];
    return { rule: { ...path, ...rule }, findings };
  }
  if (dateFields.includes(field)) return { rule: { ...path, type: 'date' }, findings: [] };
  if (field === 'car_equipment') {
    const separator = columns.some(({ isList }) => isList) ? ',' : listSeparator(columns.flatMap(({ texts }) => texts));
    const source = columns.length > 1 ? { columns: columns.map((one) => one.path) } : path;
    return { rule: { ...source, ...(separator === ',' ? {} : { separator }) }, findings: textFindings(field, column) };
  }
  if (isFacet(field)) {
    const { unknown, ...rule } = facetRule(field, column, scope);
    const findings = unknown.length === 0 ? [] : [`${field}: in no vocabulary: ${withCounts(unknown)}`];
    return { rule: { ...path, ...rule }, findings };
  }
  if (field === 'car_brand') return { rule: { ...path, ...brandRule(column, scope) }, findings: [] };
  return { rule: path, findings: textFindings(field, column) };
}
