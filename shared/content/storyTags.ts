import type { StoryTag } from './ContentTypes.ts';

/** Converts an item id of any form to form N (32 upper-case hex digits); "" for anything else. */
export function plainId(id: string): string {
  const digits = id.replace(/[{}\-\s]/g, '').toUpperCase();
  return /^[0-9A-F]{32}$/.test(digits) ? digits : '';
}

/**
 * Returns the distinct tag ids of a field, in form N.
 * The field is a list of ids of any form separated by "|", or of references {id}. Invalid ids are dropped.
 */
export function tagIds(field: unknown): string[] {
  const ids = Array.isArray(field) ? field.map(idOfReference) : typeof field === 'string' ? field.split('|') : [];
  return [...new Set(ids.map(plainId))].filter((id) => id !== '');
}

function idOfReference(entry: unknown): string {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : '';
}

/** Returns the tags named by a field, in its order; unknown ids are dropped. */
export function tagsOfField(field: unknown, known: readonly StoryTag[]): StoryTag[] {
  const byId = new Map(known.map((tag) => [plainId(tag.id), tag]));
  return tagIds(field).flatMap((id) => byId.get(id) ?? []);
}
