import type { Fields } from '../../../shared/content/ContentTypes.ts';

/** The editor's metadata of a field, which exists only in edit mode. */
export function fieldMetadata(fields: Fields | undefined, name: string): object | null {
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof field !== 'object' || field === null || !('metadata' in field)) return null;
  const { metadata } = field;
  return typeof metadata === 'object' ? metadata : null;
}
