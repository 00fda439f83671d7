import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import { sanitizeHtml } from '../../kit/sanitizeHtml.ts';
import type { FieldSet } from '../embedded/fields/fieldKinds.ts';
import { sectionFields } from '../embedded/fields/sectionFields.ts';

/**
 * Sanitises the rich text of a section's fields, as `{html}` in place of `{value}`.
 * That is done once, when it enters the server. The pages render nothing else as HTML, and other fields lose an
 * existing `html`.
 */
export function cleanRichText(componentName: string, fields: Fields): Fields {
  return cleanFields(fields, Object.hasOwn(sectionFields, componentName) ? (sectionFields[componentName] ?? {}) : {});
}

function cleanFields(fields: Fields, known: FieldSet): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const kind = Object.hasOwn(known, name) ? known[name] : undefined;
      if (kind?.kind === 'richText') return [name, sanitizeField(field)];
      return [name, cleanField(field, kind?.kind === 'list' ? kind.fields : {})];
    }),
  );
}

/** @param entries fields of each entry, when the field is a list */
function cleanField(field: unknown, entries: FieldSet): unknown {
  if (Array.isArray(field)) return field.map((entry) => cleanField(entry, entries));
  if (!isRecord(field)) return field;
  const { html: _html, ...rest } = field;
  if (Array.isArray(rest['value'])) return { ...cleanFields(rest, {}), value: cleanField(rest['value'], entries) };
  if (isRecord(rest['fields'])) return { ...rest, fields: cleanFields(rest['fields'], entries) };
  return cleanFields(rest, entries);
}

function sanitizeField(field: unknown): unknown {
  if (typeof field === 'string') return { html: sanitizeHtml(field) };
  if (!isRecord(field)) return field;
  const { value, html: _html, ...rest } = field;
  return { ...rest, html: sanitizeHtml(typeof value === 'string' ? value : '') };
}
