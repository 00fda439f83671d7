import type { Fields } from '../../shared/content/ContentTypes.ts';
import { formatNumber } from '../../shared/kit/format/formatNumber.ts';
import { linkField, pixelsField, textField } from '../framework/fields.ts';

export interface FileField {
  href: string;
  title: string;
  /** In capitals, without the dot: "PDF". "" when unknown. */
  extension: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

/**
 * File of a list entry with the fields Title and Url; null without an address.
 * The platform's data inside the value of Url takes precedence over the entry's own Extension and SizeBytes.
 */
export function fileField(entry: Fields): FileField | null {
  const field = entry['Url'];
  const inner = typeof field === 'object' && field !== null && 'value' in field ? field.value : field;
  const value: Fields = typeof inner === 'object' && inner !== null ? { ...inner } : { src: inner };
  const href = linkField({ link: { href: textField(value, 'src') || textField(value, 'href') } }, 'link')?.href;
  if (!href) return null;
  const fileName = decodedName(href);
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1] ?? '';
  return {
    href,
    title:
      textField(entry, 'Title') || textField(value, 'title') || textField(value, 'displayName') || fileName || href,
    extension: (textField(value, 'extension') || textField(entry, 'Extension') || ending)
      .replace(/^\./, '')
      .toUpperCase(),
    size: pixelsField(value, 'size', 0) || pixelsField(entry, 'SizeBytes', 0) || null,
  };
}

function decodedName(href: string): string {
  const name = /[^/]*$/.exec(href.replace(/[?#].*$/, ''))?.[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A file size for display, in kB below a million bytes: "340 kB", "1,2 MB". */
export function fileSizeText(
  bytes: number,
  locale: string,
  t: (key: 'fileSizeKilobytes' | 'fileSizeMegabytes', values: { size: string }) => string,
): string {
  return bytes < 1e6
    ? t('fileSizeKilobytes', { size: formatNumber(Math.max(1, bytes / 1e3), locale, { max: 0 }) })
    : t('fileSizeMegabytes', { size: formatNumber(bytes / 1e6, locale, { max: 1 }) });
}
