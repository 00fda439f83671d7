import type { CardTexts } from '../../../shared/catalogue/packing/shownRow.ts';

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}

/** Texts of a card's markup, with the same names and values as readCardTexts finds in the browser. */
export function cardTexts(markup: string): CardTexts {
  const texts: Record<string, string> = {};
  for (const [, tag = '', attributes = '', text = ''] of markup.matchAll(/<([a-z]\w*)([^>]*)>([^<]*)/g)) {
    const name = /\sclass="([^ "]+)/.exec(attributes)?.[1] ?? tag;
    texts[name] = decoded(text);
    const address = /\s(?:href|src)="([^"]*)"/.exec(attributes)?.[1];
    if (address !== undefined) texts[`@${name}`] = decoded(address);
  }
  return texts;
}
