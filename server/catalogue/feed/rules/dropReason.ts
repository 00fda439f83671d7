import type { DropRule, FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { parseFeedNumber } from '../mapping/feedNumber.ts';
import type { FieldSource } from './fieldValue.ts';
import { cellText, firstText } from './fieldValue.ts';

const patterns = new Map<string, RegExp>();

function compilePattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'iu');
  patterns.set(source, pattern);
  return pattern;
}

function holds(rule: DropRule, source: FieldSource, mapping: FeedMapping): boolean {
  if (rule.expression !== undefined) {
    const result = source.computed(rule.expression);
    return Array.isArray(result) ? result.length > 0 : Boolean(result);
  }
  const cell = source.cell(rule.column ?? '');
  const texts = [cell].flat().map((one) => cellText(one).toLowerCase());
  const isNamed = (names: string[]): boolean => names.some((name) => texts.includes(name.toLowerCase()));
  if (rule.in) return isNamed(rule.in);
  if (rule.notIn) return !isNamed(rule.notIn);
  const text = firstText(cell);
  if (rule.matches !== undefined) return compilePattern(rule.matches).test(text);
  if (rule.blank !== undefined) return (text === '') === rule.blank;
  const number = parseFeedNumber(cellText(text), mapping.numbers);
  return number !== null && (number < (rule.below ?? -Infinity) || number > (rule.above ?? Infinity));
}

/** Reason why the mapping drops a row; null for a row that it keeps. */
export function dropReason(source: FieldSource, mapping: FeedMapping): string | null {
  return mapping.drop.find((rule) => holds(rule, source, mapping))?.reason ?? null;
}
