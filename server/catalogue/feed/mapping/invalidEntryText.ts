import type { Description, ValidationErrorItem } from 'joi';
import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { isOneTypoApart } from '../../../../shared/catalogue/keyphrase/isOneTypoApart.ts';
import { feedMappingSchema } from './feedMappingSchema.ts';

/** Names of all members that a part of the schema has, at any depth. */
function memberNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(memberNames);
  if (!isRecord(part)) return [];
  const own = isRecord(part['keys']) ? Object.keys(part['keys']) : [];
  return [...own, ...Object.values(part).flatMap(memberNames)];
}

let cachedNames: Set<string> | undefined;

/** The member that an unknown one is probably meant to be, as a question. */
function meantMember(name: string): string {
  cachedNames ??= new Set(memberNames(feedMappingSchema.describe() satisfies Description));
  const meant = [...cachedNames].find((one) => isOneTypoApart(one, name));
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

const idForms = '{ "column": "…" }, a column that is different for each car, or { "hash": ["…", "…"] }, several';

/** Describes an invalid entry of a mapping by its path; an unknown member with the one that is meant. */
export function invalidEntryText({ path, message, type }: ValidationErrorItem): string {
  if (path.join('.') === 'id') return `id: ${type === 'any.required' ? 'is required' : 'must be'}: ${idForms}`;
  const hint = type === 'object.unknown' ? meantMember(String(path.at(-1))) : '';
  return `${path.join('.') || '(whole file)'}: ${message}${hint}`;
}
