import type Joi from 'joi';
import { isOneTypoApart } from '../../shared/catalogue/keyphrase/isOneTypoApart.ts';

/** Shape of Joi's descriptions that says which keys a value can have. */
interface Description {
  keys?: Record<string, Description>;
  items?: Description[];
  matches?: { schema?: Description; then?: Description; otherwise?: Description }[];
  patterns?: { rule: Description }[];
}

/** Returns the known setting that an unknown one is probably a misspelling of; undefined if there is none. */
export function meantSetting(schema: Joi.Schema, at: readonly (string | number)[]): string | undefined {
  const written = String(at.at(-1)).toLowerCase();
  const parents = at.slice(0, -1).reduce(stepInto, expand([schema.describe() as Description]));
  const known = parents.flatMap(({ keys = {} }) => Object.keys(keys));
  return known.find((name) => name.toLowerCase() === written || isOneTypoApart(name.toLowerCase(), written));
}

function stepInto(parents: readonly Description[], key: string | number): Description[] {
  const children = parents.flatMap(({ keys = {}, items = [], patterns = [] }) => {
    if (typeof key === 'number') return items;
    return keys[key] ?? patterns.map(({ rule }) => rule);
  });
  return expand(children);
}

/** Replaces alternatives by what they allow. */
function expand(descriptions: readonly Description[]): Description[] {
  return descriptions.flatMap((one) => {
    if (!one.matches) return [one];
    return expand(
      one.matches.flatMap(({ schema, then, otherwise }) => [schema, then, otherwise].flatMap((each) => each ?? [])),
    );
  });
}
