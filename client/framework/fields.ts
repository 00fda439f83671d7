import type { Fields } from '../../shared/content/ContentTypes.ts';
import type { SafeHtml } from '../../shared/kit/text/SafeHtml.ts';
import { isRecord } from '../../shared/kit/isRecord.ts';

/* Readers of the fields of sections and pages. Editors write the content and it passes through other systems, so a
   reader accepts anything: a missing or malformed value counts as blank. */

export interface ImageField {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  blur?: string;
  /** Position of crops in tenths, from the left and from the top: "9 7". */
  focus?: string;
}

export interface LinkField {
  href: string;
  text: string;
  title?: string;
  target?: string;
}

function readValue(fields: Fields | undefined, name: string): unknown {
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!isRecord(field)) return field;
  return 'value' in field ? field['value'] : (field['html'] ?? field);
}

function asText(thing: unknown): string {
  if (typeof thing === 'string') return thing.trim();
  return typeof thing === 'number' && Number.isFinite(thing) ? String(thing) : '';
}

function asPixels(thing: unknown): number | undefined {
  const number = Number.parseFloat(asText(thing));
  return number > 0 ? number : undefined;
}

/** Trimmed text; "" when missing. */
export function textField(fields: Fields | undefined, name: string): string {
  return asText(readValue(fields, name));
}

/** Rich text sanitized by the server; "" when missing. Only sanitized fields have an `html`. */
export function htmlField(fields: Fields | undefined, name: string): SafeHtml {
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  return asText(isRecord(field) ? field['html'] : '') as SafeHtml;
}

/** True for true, 1 and "1", "true". */
export function booleanField(fields: Fields | undefined, name: string): boolean {
  const value = readValue(fields, name);
  return value === true || ['1', 'true'].includes(asText(value).toLowerCase());
}

/** A number; `otherwise` when the field is blank or not a number. */
export function numberField(fields: Fields | undefined, name: string, otherwise: number): number {
  const text = textField(fields, name);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : otherwise;
}

/** A size in px above 0; else the default. */
export function pixelsField(fields: Fields | undefined, name: string, otherwise: number): number {
  return asPixels(readValue(fields, name)) ?? otherwise;
}

/** One of the given values, compared case-insensitively; by default the first. */
export function choiceField<T extends string>(
  fields: Fields | undefined,
  name: string,
  values: readonly [T, ...T[]],
): T {
  const text = textField(fields, name).toLowerCase();
  return values.find((value) => value.toLowerCase() === text) ?? values[0];
}

/** A picture with an address, or null. */
export function imageField(fields: Fields | undefined, name: string): ImageField | null {
  const value = readValue(fields, name);
  if (!isRecord(value)) return null;
  const src = asText(value['src']);
  if (!/^(https?:\/\/|\/)/i.test(src)) return null;
  const width = asPixels(value['width']);
  const height = asPixels(value['height']);
  const blur = asText(value['blur']);
  const focus = asText(value['focus']);
  return {
    src,
    alt: asText(value['alt']),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(blur ? { blur } : {}),
    ...(focus ? { focus } : {}),
  };
}

/** A link to the web, this site, mail or phone; null for any other. The text defaults to the address. */
export function linkField(fields: Fields | undefined, name: string): LinkField | null {
  const value = readValue(fields, name);
  if (!isRecord(value)) return null;
  const href = asText(value['href']);
  if (!/^(https?:\/\/|mailto:|tel:|\/|#|\?)/i.test(href)) return null;
  const title = asText(value['title']);
  const target = asText(value['target']);
  return {
    href,
    text: asText(value['text']) || title || href,
    ...(title ? { title } : {}),
    ...(target === '_blank' ? { target } : {}),
  };
}

/** Address of a film, from a text, file or link field; "" when missing. */
export function videoField(fields: Fields | undefined, name: string): string {
  const value = readValue(fields, name);
  const address = isRecord(value) ? asText(value['src']) || asText(value['href']) : asText(value);
  return /^(https?:\/\/|\/)/i.test(address) ? address : '';
}

/** True if any of the fields has a text, an address, or a list entry. */
export function hasAny(fields: Fields | undefined, names: readonly string[]): boolean {
  return names.some(
    (name) => textField(fields, name) || videoField(fields, name) || listField(fields, name).length > 0,
  );
}

/** Fields of each entry of a list: references {id, name, fields} or plain objects. */
export function listField(fields: Fields | undefined, name: string): Fields[] {
  const value = readValue(fields, name);
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((entry) => (isRecord(entry['fields']) ? entry['fields'] : entry));
}

/** Anchor attributes of a link field. */
export function linkAttributes(link: LinkField): { href: string; title?: string; target?: string } {
  const { href, title, target } = link;
  return { href, ...(title ? { title } : {}), ...(target ? { target } : {}) };
}
