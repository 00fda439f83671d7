import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { Fields, RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';

/** Fields with settings or metadata instead of page text. */
const notText =
  /^(meta|og)[A-Z]|canonical|Variant|Type$|Tag$|Tags$|Color$|Placement$|Columns$|Icon$|Layout$|Networks$|Url$|ID$|Id$/;
const maxCharacters = 20_000;

/** Text of HTML without its tags and with single blanks. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOfValue(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/|[\d.,]*$)/.test(value) ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap((entry) => (isRecord(entry) ? textOfEntry(entry) : []));
  if (isRecord(value)) return typeof value['text'] === 'string' ? [plainText(value['text'])] : [];
  return [];
}

function textOfEntry(entry: Record<string, unknown>): string[] {
  return textOfFields(isRecord(entry['fields']) ? entry['fields'] : entry);
}

function textOfFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (notText.test(name)) return [];
    if (!isRecord(field)) return textOfValue(field);
    return textOfValue('value' in field ? field['value'] : (field['html'] ?? field));
  });
}

function textOfSection({ fields, placeholders: inside = {} }: SectionData): string[] {
  return [...textOfFields(fields), ...Object.values(inside).flatMap((sections) => sections.flatMap(textOfSection))];
}

/** The visible text of a page's main part, without markup; at most 20 000 characters. */
export function pageText(page: RouteData): string {
  const sections = page.placeholders[placeholders.main] ?? [];
  return sections.flatMap(textOfSection).join(' ').slice(0, maxCharacters);
}
