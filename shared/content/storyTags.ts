import type { StoryTag } from './ContentTypes.ts';

/** An item id in form N (32 upper-case hex digits), whichever way it was written; "" for anything else. */
export function plainId(id: string): string {
  const digits = id.replace(/[{}\-\s]/g, '').toUpperCase();
  return /^[0-9A-F]{32}$/.test(digits) ? digits : '';
}

/**
 * The tag ids of a field, in form N: of a list with "|" between ids of any form, or of references {id}.
 * What is no id is left out, and no id stands twice.
 */
export function tagIds(field: unknown): string[] {
  const ids = Array.isArray(field) ? field.map(idOfReference) : typeof field === 'string' ? field.split('|') : [];
  return [...new Set(ids.map(plainId))].filter((id) => id !== '');
}

function idOfReference(entry: unknown): string {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : '';
}

/** The tags that a field names, in the field's order; unknown ids are dropped. */
export function tagsOfField(field: unknown, known: readonly StoryTag[]): StoryTag[] {
  const byId = new Map(known.map((tag) => [plainId(tag.id), tag]));
  return tagIds(field).flatMap((id) => byId.get(id) ?? []);
}
