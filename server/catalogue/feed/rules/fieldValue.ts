import { asciiSlug } from '../../../../shared/kit/text/asciiSlug.ts';
import { parseFeedDate } from '../mapping/feedDate.ts';
import { isItemsRule } from '../mapping/FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, FieldType, NumberFormat, UnitName } from '../mapping/FeedMappingTypes.ts';
import type { ValueFault } from '../FeedRow.ts';
import { parseCellNumber, roundTo } from '../mapping/feedNumber.ts';
import { changesText, changeText } from './changeText.ts';
import { plainLine, plainProse } from './plainText.ts';
import { splitList } from './splitList.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { AmountReader, Measure } from '../amounts/AmountReader.ts';
import { readMoney } from '../amounts/readMoney.ts';
import { readQuantity } from '../amounts/readQuantity.ts';
import { unitFactor } from '../amounts/unitFactor.ts';
import { takesTitlePart, titlePart } from './titleParts.ts';
import type { TitleSource } from './titleParts.ts';
import type { CellWords } from '../mapping/createCellWords.ts';
import { loggableValue } from '../mapping/loggableValue.ts';
import { dateCure, numberCure, unreadableCures } from '../mapping/valueCures.ts';

/** Result of a rule for one row. A value, blank, an implausible value left blank, or a reason to skip the row. */
export type FieldValue =
  | { kind: 'value'; value: string | number | boolean | string[] }
  | { kind: 'blank' }
  | { kind: 'odd'; fault?: ValueFault }
  | { kind: 'bad'; fault: ValueFault };

const blank: FieldValue = { kind: 'blank' };
const odd: FieldValue = { kind: 'odd' };

/** A cell as trimmed text; "" for lists and objects of NDJSON. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') {
    return cell.trim();
  }
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

export interface FieldSource extends TitleSource {
  /** The cell of a column or path, as read. */
  cell(column: string): unknown;
  /** The value of a name in a template: a field mapped before, else a column. */
  name(name: string): string;
  /** The result of an expression over the row; an Error if it failed. */
  computed(expression: string): unknown;
  amounts: AmountReader;
  words: CellWords;
}

/** Text of a cell; for a list, the first entry with a text. */
export function firstText(cell: unknown): string {
  return Array.isArray(cell) ? (cell.map(cellText).find((text) => text !== '') ?? '') : cellText(cell);
}

function columnsValue({ columns = [], join }: FieldRule, type: FieldType, source: FieldSource): unknown {
  if (type === 'list') return columns.flatMap((column) => source.cell(column));
  const isFilled = (text: string): boolean => text !== '' && !source.words.isPlaceholder(text);
  if (join !== undefined) {
    return columns
      .map((column) => firstText(source.cell(column)))
      .filter(isFilled)
      .join(join);
  }
  for (const column of columns) {
    const cell = source.cell(column);
    if (isFilled(firstText(cell))) return cell;
  }
  return undefined;
}

function readSource(rule: FieldRule, type: FieldType, source: FieldSource): unknown {
  if (rule.column !== undefined) return source.cell(rule.column);
  if (rule.columns !== undefined) return columnsValue(rule, type, source);
  if (rule.expression !== undefined) return source.computed(rule.expression);
  return rule.template === undefined ? rule.constant : fillTemplate(rule.template, source.name);
}

/** A list with the texts of the yes or no columns that say yes. */
function withFlags(raw: unknown, { flags = {}, separator = ',' }: FieldRule, source: FieldSource): unknown[] {
  const parts = Array.isArray(raw) ? (raw as unknown[]) : cellText(raw).split(separator);
  const flagged = Object.entries(flags).filter(
    ([column]) => source.words.truthOf(firstText(source.cell(column))) === true,
  );
  return [...parts, ...flagged.map(([, text]) => text)];
}

/** Mapping of a rule, and what its numbers measure. */
export interface RuleScope {
  mapping: FeedMapping;
  measure?: Measure | undefined;
  /** True for texts with paragraphs. */
  isProse?: boolean;
}

interface Reading extends RuleScope {
  source: FieldSource;
}

function bad(rule: FieldRule, fault: ValueFault, usual: 'skip' | 'blank'): FieldValue {
  if ((rule.ifBad ?? usual) === 'skip') return { kind: 'bad', fault };
  const isAdvised = fault.cure === unreadableCures.skipped;
  return { kind: 'odd', fault: isAdvised ? { ...fault, cure: unreadableCures.blanked } : fault };
}

/** A fault with its value and cure; both are left out where the value is private. */
function buildFault(reason: string, text: string, cure?: string): ValueFault {
  const value = loggableValue(text);
  return { reason, ...(value === undefined ? {} : { value, ...(cure === undefined ? {} : { cure }) }) };
}

/** A number in a unit that is still to be converted, or of money in the currency of the stock. */
type NumberReading = { number: number; unit: UnitName | null; isConverted: boolean } | { fault: ValueFault } | null;

function readUnitColumn(rule: FieldRule, { source, measure }: Reading): UnitName | null | { fault: ValueFault } {
  if (typeof rule.unit !== 'object') return rule.unit ?? null;
  const text = firstText(source.cell(rule.unit.column));
  if (text === '' || measure === undefined || measure === 'money') return null;
  const unit = source.amounts.unitNamed(measure, text);
  const cure = 'Correct the column of the unit.';
  return unit ?? { fault: buildFault(`is in a unit that is not known (column ${rule.unit.column})`, text, cure) };
}

/** The currency in a column of its own, or that of all prices of the feed. */
function currencyText(rule: FieldRule, { source, mapping }: Reading): string {
  const own = rule.currency ? firstText(source.cell(rule.currency.column)) : '';
  if (own !== '') return own;
  const shared = mapping.fields.car_price_currency;
  if (shared === undefined || isItemsRule(shared)) return '';
  return shared.column === undefined ? firstText(shared.constant) : firstText(source.cell(shared.column));
}

function readAmount(raw: unknown, rule: FieldRule, format: NumberFormat, reading: Reading): NumberReading {
  const { source, measure } = reading;
  const text = firstText(raw);
  if (measure === 'money') {
    const money = readMoney(text, currencyText(rule, reading), format, source.amounts);
    return money === null || 'fault' in money ? money : { ...money, unit: null };
  }
  const unit = readUnitColumn(rule, reading);
  if (unit !== null && typeof unit === 'object') return unit;
  if (typeof raw === 'number') return { number: raw, unit, isConverted: false };
  const quantity = measure === undefined ? null : readQuantity(text, measure, format, source.amounts);
  const number = quantity?.number ?? parseCellNumber(text, format);
  if (number === null) return null;
  // A rule that converts without naming a unit converts the cell's own.
  const isDone = rule.convert !== undefined && unit === null;
  return { number, unit: isDone ? null : (quantity?.unit ?? unit), isConverted: false };
}

function readNumber(raw: unknown, rule: FieldRule, type: FieldType, reading: Reading): FieldValue {
  const { source, mapping } = reading;
  const text = firstText(raw);
  const format = rule.numbers ? { ...mapping.numbers, ...rule.numbers } : mapping.numbers;
  const amount = readAmount(raw, rule, format, reading);
  if (amount === null || ('number' in amount && !Number.isFinite(amount.number))) {
    return bad(rule, buildFault('is not a number', text, numberCure(text, format)), 'skip');
  }
  if ('fault' in amount) return { kind: 'odd', fault: { ...buildFault('', text), ...amount.fault } };
  const { number, unit } = amount;
  const inUnit = unit === null ? number : number * unitFactor(unit, source.amounts.units());
  const isChanged = rule.convert !== undefined || unit !== null || amount.isConverted;
  const converted = isChanged ? roundTo(inUnit * (rule.convert?.factor ?? 1), rule.convert?.decimals ?? 0) : number;
  const value = type === 'integer' ? roundTo(converted, 0) : converted;
  const isOutside = (rule.min !== undefined && value < rule.min) || (rule.max !== undefined && value > rule.max);
  if (!isOutside) return { kind: 'value', value };
  const bounds = `${String(rule.min ?? '−∞')} to ${String(rule.max ?? '∞')}`;
  return { kind: 'odd', fault: buildFault(`is outside ${bounds}`, text) };
}

function readList(raw: unknown, rule: FieldRule, { source: { words } }: Reading): FieldValue {
  const parts = Array.isArray(raw)
    ? raw.map((part) => plainLine(cellText(part)))
    : splitList(cellText(raw), rule.separator);
  const texts = parts.map((part) => mappedPart(changeText(part.trim(), rule), rule).trim());
  const value = [...new Set(texts.filter((part) => part !== '' && !words.isPlaceholder(part)))];
  return value.length === 0 ? blank : { kind: 'value', value };
}

/** Applies the value map to a part of a list; parts that it maps to blank are dropped. */
function mappedPart(part: string, { valueMap }: FieldRule): string {
  if (valueMap === undefined) return part;
  const name = Object.hasOwn(valueMap, part) ? part : '*';
  return Object.hasOwn(valueMap, name) ? cellText(valueMap[name]) : part;
}

/** Longest text that is no description, in UTF-16 units: an address may be long. */
const maxLineLength = 2000;

function readTyped(raw: unknown, rule: FieldRule, type: FieldType, reading: Reading): FieldValue {
  if (type === 'list') {
    return readList(raw, rule, reading);
  }
  const isNumber = type === 'integer' || type === 'number';
  const text = firstText(raw);
  if (text.length > maxLineLength && reading.isProse !== true) {
    const reason = `is longer than ${String(maxLineLength)} characters`;
    return bad(rule, buildFault(reason, text, 'Correct the cell.'), isNumber ? 'skip' : 'blank');
  }
  if (isNumber) return readNumber(raw, rule, type, reading);
  if (type === 'boolean') {
    const truth = reading.source.words.truthOf(text);
    return truth !== undefined
      ? { kind: 'value', value: truth }
      : bad(rule, buildFault('is not a yes or no value', text, `Add it to valueMap: { "${text}": true }.`), 'blank');
  }
  if (type === 'date') {
    const date = parseFeedDate(text, rule.dates ?? reading.mapping.dates);
    return date === null
      ? bad(rule, buildFault('is not a date in the formats of the mapping', text, dateCure(text)), 'blank')
      : { kind: 'value', value: date };
  }
  const plain = reading.isProse === true ? plainProse(text) : plainLine(text);
  const value = type === 'slug' ? asciiSlug(plain) : plain;
  return value === '' ? odd : { kind: 'value', value };
}

function isBlank(raw: unknown): boolean {
  if (Array.isArray(raw)) return firstText(raw) === '';
  return raw === undefined || raw === null || raw === '' || (typeof raw === 'string' && raw.trim() === '');
}

/** True for a cell that stands for no value, unless the value map has it. */
function isPlaceholder(raw: unknown, { valueMap }: FieldRule, { words }: FieldSource): boolean {
  if (typeof raw !== 'string') return false;
  const text = raw.trim();
  return words.isPlaceholder(text) && !(valueMap && Object.hasOwn(valueMap, text));
}

/** Looks a text up in a value map: "named" for an exact entry, "other" for its "*". */
function mappedValue(
  text: string,
  valueMap: Record<string, unknown>,
): { by: 'named' | 'other'; value: unknown } | null {
  if (Object.hasOwn(valueMap, text)) return { by: 'named', value: valueMap[text] };
  return Object.hasOwn(valueMap, '*') ? { by: 'other', value: valueMap['*'] } : null;
}

/** Applies the rule of a field to a row. Blank cells take the default; values that the value map blanks do not. */
export function fieldValue(rule: FieldRule, type: FieldType, source: FieldSource, scope: RuleScope): FieldValue {
  let raw = readSource(rule, type, source);
  if (raw instanceof Error) return bad(rule, { reason: `has an expression that fails: ${raw.message}` }, 'blank');
  if (rule.flags !== undefined) raw = withFlags(raw, rule, source);
  if (type !== 'list' && !isBlank(raw) && changesText(rule)) raw = changeText(firstText(raw), rule);
  if (!isBlank(raw) && takesTitlePart(rule)) raw = titlePart(firstText(raw), rule, source);
  if (isBlank(raw) || isPlaceholder(raw, rule, source)) {
    raw = rule.default;
  } else if (rule.valueMap !== undefined && type !== 'list') {
    const mapped = mappedValue(firstText(raw), rule.valueMap);
    if (mapped) {
      raw = mapped.value;
      if (isBlank(raw)) return mapped.by === 'named' ? odd : blank;
    }
  }
  return isBlank(raw) ? blank : readTyped(raw, rule, type, { source, ...scope });
}
