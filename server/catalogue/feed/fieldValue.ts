import { asciiSlug } from '../../../shared/kit/asciiSlug.ts';
import { parseFeedDate } from './feedDate.ts';
import type { FeedMapping, FieldRule, FieldType } from './FeedMappingTypes.ts';
import type { ValueFault } from './FeedRow.ts';
import { parseFeedNumber, roundTo } from './feedNumber.ts';
import { fillTemplate } from './fillTemplate.ts';
import { loggableValue } from './loggableValue.ts';
import { dateCure, numberCure } from './valueCures.ts';

/** What a rule makes of one row: a value, nothing, something odd that is left blank, or a reason to skip the row. */
export type FieldValue =
  | { kind: 'value'; value: string | number | boolean | string[] }
  | { kind: 'blank' }
  | { kind: 'odd'; fault?: ValueFault }
  | { kind: 'bad'; fault: ValueFault };

const blank: FieldValue = { kind: 'blank' };
const odd: FieldValue = { kind: 'odd' };

const trueWords = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'x']);
const falseWords = new Set(['false', '0', 'no', 'n', 'nej', 'nei', 'nein']);

/** A cell as trimmed text; lists and objects of NDJSON have none. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') {
    return cell.trim();
  }
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

export interface FieldSource {
  /** The cell of a column, as read. */
  cell(column: string): unknown;
  /** A name in a template: a field mapped before, else a column. */
  name(name: string): string;
}

function sourceOf(rule: FieldRule, source: FieldSource): unknown {
  if (rule.column !== undefined) {
    return source.cell(rule.column);
  }
  return rule.template === undefined ? rule.constant : fillTemplate(rule.template, source.name);
}

function bad(rule: FieldRule, fault: ValueFault, usual: 'skip' | 'blank'): FieldValue {
  return { kind: (rule.ifBad ?? usual) === 'skip' ? 'bad' : 'odd', fault };
}

/** A fault with its value and cure; both are left out where the value is private. */
function faultOf(reason: string, text: string, cure?: string): ValueFault {
  const value = loggableValue(text);
  return { reason, ...(value === undefined ? {} : { value, ...(cure === undefined ? {} : { cure }) }) };
}

function readNumber(raw: unknown, rule: FieldRule, type: FieldType, mapping: FeedMapping): FieldValue {
  const number = typeof raw === 'number' ? raw : parseFeedNumber(cellText(raw), mapping.numbers);
  if (number === null || !Number.isFinite(number)) {
    const text = cellText(raw);
    return bad(rule, faultOf('is not a number', text, numberCure(text, mapping.numbers)), 'skip');
  }
  const converted =
    rule.convert === undefined ? number : roundTo(number * rule.convert.factor, rule.convert.decimals ?? 0);
  const value = type === 'integer' ? roundTo(converted, 0) : converted;
  const isOutside = (rule.min !== undefined && value < rule.min) || (rule.max !== undefined && value > rule.max);
  if (!isOutside) return { kind: 'value', value };
  const bounds = `${String(rule.min ?? '−∞')} to ${String(rule.max ?? '∞')}`;
  return { kind: 'odd', fault: faultOf(`is outside ${bounds}`, cellText(raw)) };
}

function readList(raw: unknown, rule: FieldRule): FieldValue {
  const parts = Array.isArray(raw) ? raw.map(cellText) : cellText(raw).split(rule.separator ?? ',');
  const value = [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  return value.length === 0 ? blank : { kind: 'value', value };
}

function readTyped(raw: unknown, rule: FieldRule, type: FieldType, mapping: FeedMapping): FieldValue {
  if (type === 'list') {
    return readList(raw, rule);
  }
  if (type === 'integer' || type === 'number') {
    return readNumber(raw, rule, type, mapping);
  }
  const text = cellText(raw);
  if (type === 'boolean') {
    const word = text.toLowerCase();
    return trueWords.has(word) || falseWords.has(word)
      ? { kind: 'value', value: trueWords.has(word) }
      : bad(rule, faultOf('is neither yes nor no', text, `Add it to valueMap: { "${text}": true }.`), 'blank');
  }
  if (type === 'date') {
    const date = parseFeedDate(text, mapping.dates);
    return date === null
      ? bad(rule, faultOf('is not a date in the formats of the mapping', text, dateCure(text)), 'blank')
      : { kind: 'value', value: date };
  }
  const value = type === 'slug' ? asciiSlug(text) : text;
  return value === '' ? odd : { kind: 'value', value };
}

function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === '' || (typeof raw === 'string' && raw.trim() === '');
}

/** Applies the rule of one field to one row. Blanks take the default; blanks that the value map asks for do not. */
export function fieldValue(rule: FieldRule, type: FieldType, source: FieldSource, mapping: FeedMapping): FieldValue {
  let raw = sourceOf(rule, source);
  if (isBlank(raw)) {
    raw = rule.default;
  } else if (rule.valueMap !== undefined && !Array.isArray(raw)) {
    const text = cellText(raw);
    const isNamed = Object.hasOwn(rule.valueMap, text);
    if (isNamed || Object.hasOwn(rule.valueMap, '*')) {
      raw = rule.valueMap[isNamed ? text : '*'];
      if (isBlank(raw)) {
        return isNamed ? odd : blank;
      }
    }
  }
  return isBlank(raw) ? blank : readTyped(raw, rule, type, mapping);
}
