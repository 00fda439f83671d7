import { isRecord } from '../../../../shared/kit/isRecord.ts';

/** A row or a part of one: the cells by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Text of an XML element that has attributes or children too. */
export const elementText = '#text';

/** The value itself, or its only entry: a list of one is equivalent in XML. */
function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) return value[Number(name)];
    const collected = value.flatMap((entry) => step(entry, name) ?? []);
    return collected.length === 0 ? undefined : collected;
  }
  if (!isRecord(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

const paths = new Map<string, readonly string[]>();

function splitPath(path: string): readonly string[] {
  const cached = paths.get(path);
  if (cached) return cached;
  const names = path.split('/');
  paths.set(path, names);
  return names;
}

/**
 * Finds a cell by its name, or a nested one by its path: "price/gross", "images/image", "sellers/0".
 * Attributes are "price/@currency". A path through a list collects the values of all its entries; a number selects one
 * entry, from 0.
 * @returns undefined when there is none
 */
export function nestedValue(values: Values, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path];
  if (!path.includes('/')) return undefined;
  return splitPath(path).reduce<unknown>((value, name) => step(value, name), values);
}

/** Text of an XML element with attributes or children; any other value unchanged. */
export function withoutMarkup(value: unknown): unknown {
  return isRecord(value) && Object.hasOwn(value, elementText) ? value[elementText] : value;
}
