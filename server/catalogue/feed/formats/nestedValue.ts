import { isRecord } from '../../../../shared/kit/isRecord.ts';

/** A row or a part of one: the cells by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Text of an XML element that has attributes or children too. */
export const elementText = '#text';

/** One name of a path, with the conditions that its entries have to meet. */
interface PathStep {
  name: string;
  conditions: readonly { name: string; text: string }[];
}

const condition = /\[([^\]=]+)=([^\]]*)\]/g;

/** "price[@type=main]" → price, where the attribute type is "main". */
function parseStep(text: string): PathStep {
  const start = text.indexOf('[');
  if (start < 1 || !text.endsWith(']')) return { name: text, conditions: [] };
  const conditions = [...text.slice(start).matchAll(condition)].map(([, name = '', value = '']) => ({
    name,
    text: value,
  }));
  return conditions.length === 0 ? { name: text, conditions } : { name: text.slice(0, start), conditions };
}

/** The value of a name; through a list, the values of all its entries. */
function valueOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) return value[Number(name)];
    const collected = value.flatMap((entry) => valueOf(entry, name) ?? []);
    return collected.length === 0 ? undefined : collected;
  }
  if (!isRecord(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Texts of a value, in lower case. */
function textsOf(value: unknown): string[] {
  const plain = withoutMarkup(value);
  if (Array.isArray(plain)) return plain.flatMap(textsOf);
  if (typeof plain === 'string') return [plain.toLowerCase()];
  return typeof plain === 'number' || typeof plain === 'boolean' ? [String(plain)] : [];
}

type EntriesByText = ReadonlyMap<string, readonly unknown[]>;

/** Entries of lists by the texts of a member: a mapping looks for one after the other in the same list. */
const indexes = new WeakMap<readonly unknown[], Map<string, EntriesByText>>();

function entriesByText(list: readonly unknown[], name: string): EntriesByText {
  const known = indexes.get(list) ?? new Map<string, EntriesByText>();
  indexes.set(list, known);
  const index = known.get(name);
  if (index) return index;
  const built = new Map<string, unknown[]>();
  for (const entry of list) {
    for (const text of textsOf(valueOf(entry, name))) {
      const same = built.get(text);
      if (same) same.push(entry);
      else built.set(text, [entry]);
    }
  }
  known.set(name, built);
  return built;
}

function step(value: unknown, { name, conditions }: PathStep): unknown {
  const found = valueOf(value, name);
  if (conditions.length === 0 || found === undefined) return found;
  let entries: readonly unknown[] = Array.isArray(found) ? found : [found];
  for (const one of conditions) entries = entriesByText(entries, one.name).get(one.text.toLowerCase()) ?? [];
  return entries.length > 1 ? entries : entries[0];
}

const paths = new Map<string, readonly PathStep[]>();

function splitPath(path: string): readonly PathStep[] {
  const cached = paths.get(path);
  if (cached) return cached;
  const steps = path.split(/\/(?![^[]*\])/).map(parseStep);
  paths.set(path, steps);
  return steps;
}

/**
 * Finds a cell by its name, or a nested one by its path: "price/gross", "images/image", "sellers/0".
 * Attributes are "price/@currency". A path through a list collects the values of all its entries; a number selects one
 * entry, from 0, and a condition those whose member or attribute has a text: "prices[@land=nl]/amount".
 * @returns undefined when there is none
 */
export function nestedValue(values: Values, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path];
  if (!path.includes('/') && !path.endsWith(']')) return undefined;
  return splitPath(path).reduce<unknown>((value, one) => step(value, one), values);
}

/** The paths that a path reads, without conditions: "a/b[c=1]/d" reads "a/b/d" and "a/b/c". */
export function plainPaths(path: string): string[] {
  const steps = splitPath(path);
  const names = steps.map(({ name }) => name);
  const conditional = steps.flatMap(({ conditions }, at) => {
    return conditions.map(({ name }) => [...names.slice(0, at + 1), name].join('/'));
  });
  return [names.join('/'), ...conditional];
}

/** Text of an XML element with attributes or children; any other value unchanged. */
export function withoutMarkup(value: unknown): unknown {
  return isRecord(value) && Object.hasOwn(value, elementText) ? value[elementText] : value;
}
