import type { CardTexts } from '../../../shared/catalogue/packing/shownRow.ts';

/** Reads the texts of a card from the document. */
export function readCardTexts(card: Element): CardTexts {
  const texts: Record<string, string> = {};
  for (const element of card.querySelectorAll('*')) {
    const name = element.classList[0] ?? element.localName;
    texts[name] = element.firstChild?.nodeValue ?? '';
    const address = element.getAttribute('href') ?? element.getAttribute('src');
    if (address !== null) texts[`@${name}`] = address;
  }
  return texts;
}
