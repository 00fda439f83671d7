import { recordFields } from '../cars/carStructures.ts';
import type { Form } from '../cars/carStructures.ts';
import { isItemsRule } from '../mapping/FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, FieldType, ItemsRule } from '../mapping/FeedMappingTypes.ts';
import type { ValueFault } from '../FeedRow.ts';
import { elementText } from '../formats/nestedValue.ts';
import type { Values } from '../formats/nestedValue.ts';
import { loggableValue } from '../mapping/loggableValue.ts';
import { measureOfField } from '../amounts/measureOfField.ts';
import { fieldValue, firstText } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';
import { cellOf } from './rowSource.ts';

/** An object under construction, with only the fields that the row fills. */
export type Item = Record<string, unknown>;

type FieldRules = ItemsRule['fields'];

const typeOfForm: Partial<Record<Form['kind'], FieldType>> = { text: 'text', number: 'number', choice: 'text' };

const numbered = new WeakMap<FieldRules, FieldRules[]>();

function withNumber(rules: FieldRules, n: number): FieldRules {
  const place = (text: string): string => text.replaceAll('{n}', String(n));
  const one = (rule: FieldRule | ItemsRule): FieldRule | ItemsRule => {
    if (isItemsRule(rule)) return rule;
    const { column, columns, template, unit, currency } = rule;
    return {
      ...rule,
      ...(typeof unit === 'object' ? { unit: { column: place(unit.column) } } : {}),
      ...(currency === undefined ? {} : { currency: { column: place(currency.column) } }),
      ...(column === undefined ? {} : { column: place(column) }),
      ...(columns === undefined ? {} : { columns: columns.map(place) }),
      ...(template === undefined ? {} : { template: place(template) }),
    };
  };
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, one(rule)]));
}

/** The rules of each item of numbered columns: {n} is 1, 2 … */
export function numberedRules({ fields, count = 0 }: ItemsRule): FieldRules[] {
  const cachedRules = numbered.get(fields) ?? Array.from({ length: count }, (_none, at) => withNumber(fields, at + 1));
  numbered.set(fields, cachedRules);
  return cachedRules;
}

/** Source that reads columns within an entry of the row. Columns with a leading "/" are read in the row. */
function entrySource(entry: unknown, outer: FieldSource): FieldSource {
  const isObject = typeof entry === 'object' && entry !== null;
  const values = (isObject ? entry : { [elementText]: entry }) as Values;
  const cell = (column: string): unknown =>
    column.startsWith('/') ? outer.cell(column.slice(1)) : cellOf({ values }, column);
  return { ...outer, cell, name: (name) => firstText(cell(name)) };
}

interface ItemPlace {
  source: FieldSource;
  rules: FieldRules;
}

function findPlaces(rule: ItemsRule, source: FieldSource): ItemPlace[] | Error {
  const { fields: rules } = rule;
  if (rule.count !== undefined) return numberedRules(rule).map((each) => ({ source, rules: each }));
  if (rule.each === undefined && rule.expression === undefined) return [{ source, rules }];
  const found = rule.expression === undefined ? source.cell(rule.each ?? '') : source.computed(rule.expression);
  if (found instanceof Error) return found;
  const entries: unknown[] = Array.isArray(found) ? found : [found];
  return entries
    .filter((entry) => entry !== undefined && entry !== null && entry !== '')
    .map((entry) => ({ source: entrySource(entry, source), rules }));
}

/** Objects of a structured field of one row, and the faults of unusable ones. */
export function structureItems(
  rule: ItemsRule,
  form: Form,
  source: FieldSource,
  mapping: FeedMapping,
): { items: Item[]; faults: ValueFault[] } {
  const faults: ValueFault[] = [];
  const places = findPlaces(rule, source);
  if (places instanceof Error) {
    return { items: [], faults: [{ reason: `has an expression that fails: ${places.message}` }] };
  }
  const forms = new Map(recordFields(form));
  const items = places.map((place) => buildItem(place, forms, mapping, faults)).filter((item) => item !== null);
  return { items, faults };
}

/** Reads an item. Null if none of its columns has a value, a required one is blank, or a choice is unknown. */
function buildItem(
  { source, rules }: ItemPlace,
  forms: ReadonlyMap<string, Form>,
  mapping: FeedMapping,
  faults: ValueFault[],
): Item | null {
  const item: Item = {};
  let isFilled = false;
  for (const [name, rule] of Object.entries(rules)) {
    const form = forms.get(name);
    if (form === undefined) continue;
    if (isItemsRule(rule)) {
      const inner = structureItems(rule, form, source, mapping);
      faults.push(...inner.faults);
      if (inner.items.length === 0) continue;
      item[name] = inner.items.map((one) => withBlanks(one, form));
      isFilled = true;
      continue;
    }
    const result = fieldValue(rule, rule.type ?? typeOfForm[form.kind] ?? 'text', source, {
      mapping,
      measure: measureOfField(name),
    });
    if (result.kind === 'value' && (form.kind !== 'choice' || form.values.includes(String(result.value)))) {
      item[name] = result.value;
      isFilled ||= rule.constant === undefined;
      continue;
    }
    if (result.kind === 'value' && form.kind === 'choice') {
      const cure = `Translate it with valueMap into ${form.values.join(' or ')}.`;
      const shown = loggableValue(String(result.value));
      faults.push({ reason: `has an unknown ${name}`, ...(shown === undefined ? {} : { value: shown, cure }) });
      return null;
    }
    if ((result.kind === 'bad' || result.kind === 'odd') && result.fault) {
      faults.push({ ...result.fault, reason: `has a ${name} that ${result.fault.reason}` });
    }
    if (rule.required === true) return null;
  }
  return isFilled ? item : null;
}

const blanks: Partial<Record<Form['kind'], unknown>> = { text: '', number: 0, list: [] };

/** An item with all fields of its form: "" , 0 or an empty list where the row has none. */
export function withBlanks(item: Item, form: Form): Item {
  return Object.fromEntries(recordFields(form).map(([name, { kind }]) => [name, item[name] ?? blanks[kind]]));
}
