/** Kinds of content fields: their format in a file, and their type in the GraphQL schema. */
export type FieldKind =
  | { kind: 'text' | 'richText' | 'image' | 'link' | 'flag' | 'number' | 'address' | 'filters' | 'ids' }
  | { kind: 'date' | 'video' | 'file' | 'tags' | 'page' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; fields: FieldSet };

/** Fields of a component, a list entry or a page, by name. */
export type FieldSet = Record<string, FieldKind>;

export const text: FieldKind = { kind: 'text' };
export const richText: FieldKind = { kind: 'richText' };
export const image: FieldKind = { kind: 'image' };
export const link: FieldKind = { kind: 'link' };
export const flag: FieldKind = { kind: 'flag' };
export const number: FieldKind = { kind: 'number' };
/** An address of the same site: "/bilar". */
export const address: FieldKind = { kind: 'address' };
/** Filters of the car list, name to value or values. Rendered as the query string of the car list. */
export const filters: FieldKind = { kind: 'filters' };
/** A list of ids; rendered as text separated by "|". */
export const ids: FieldKind = { kind: 'ids' };
/** A date (2026-02-14) or a time (2026-02-14T08:00:00+01:00); rendered as ISO text. */
export const date: FieldKind = { kind: 'date' };
/** URL of a video below /media/, without its extension: the files are .webm and .mp4. */
export const video: FieldKind = { kind: 'video' };
/** The address of a file to download. */
export const file: FieldKind = { kind: 'file' };
/** Keys of story tags; rendered as their ids separated by "|". */
export const tags: FieldKind = { kind: 'tags' };
/** Path of a page of the site; rendered as a reference to it. */
export const page: FieldKind = { kind: 'page' };
export const choice = (...values: string[]): FieldKind => ({ kind: 'choice', values });
export const list = (fields: FieldSet): FieldKind => ({ kind: 'list', fields });
