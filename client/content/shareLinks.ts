import type { Fields } from '../../shared/content/ContentTypes.ts';
import { listField, textField } from '../framework/fields.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

export const networks = ['WhatsApp', 'Telegram', 'Facebook', 'LinkedIn', 'X', 'E-mail', 'Copy link'] as const;
export type Network = (typeof networks)[number];

/** Networks of the field Networks in the editor's order, without duplicates; all when it names none. */
export function chosenNetworks(fields: Fields): readonly Network[] {
  const networkNames = [...listField(fields, 'Networks').map((entry) => textField(entry, 'Name')), ...split(fields)];
  const chosen = networkNames.flatMap(
    (name) => networks.find((network) => network.toLowerCase() === name.toLowerCase()) ?? [],
  );
  return chosen.length > 0 ? [...new Set(chosen)] : networks;
}

/** Splits the field as plain text: "Facebook|X". */
function split(fields: Fields): string[] {
  return textField(fields, 'Networks')
    .split(/[|,]/)
    .map((name) => name.trim());
}

/** Share address of a network; null for copying, which happens on the page. */
export function shareAddress(network: Network, url: string, title: string): string | null {
  const page = encodeUriPart(url);
  switch (network) {
    case 'WhatsApp':
      return `https://wa.me/?text=${encodeUriPart(`${title} ${url}`)}`;
    case 'Telegram':
      return `https://t.me/share/url?url=${page}&text=${encodeUriPart(title)}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
    case 'X':
      return `https://x.com/intent/post?url=${page}&text=${encodeUriPart(title)}`;
    case 'E-mail':
      return `mailto:?subject=${encodeUriPart(title)}&body=${page}`;
    case 'Copy link':
      return null;
  }
}
