/** A price by the month as it stands on a page. */
export interface MonthlyPrice {
  price: string;
  /** All text of what holds it: its card, row, cell, or form. */
  beside: string;
}

interface Box {
  name: string;
  text: string;
}

/** What holds one offer. */
const holders = new Set(['li', 'article', 'td', 'form']);
/** Elements that have no end. */
const single = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** "3 492 kr/mån", "£685 per month", "595 €/kk", "459 €/mes.", "4 780 kr/md." */
const monthly = /\d\s?(?:kr|€|SEK|NOK)?\s?(?:\/|per |a )(?:mån|month|måned|md|kk|mes)/;

/** Finds every price by the month in the text of a page, with what stands beside it. */
export function monthlyPrices(html: string): MonthlyPrice[] {
  const body = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const stack: Box[] = [{ name: 'document', text: '' }];
  const found: { price: string; box: Box }[] = [];
  for (const [, end, tag = '', text = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^"<>])*>([^<]*)/gi)) {
    const name = tag.toLowerCase();
    if (end) {
      const at = stack.findLastIndex((box) => box.name === name);
      if (at > 0) stack.length = at;
    } else if (!single.has(name)) {
      stack.push({ name, text: '' });
    }
    if (text.trim() === '') continue;
    for (const box of stack) box.text += ` ${text}`;
    const box = stack.findLast((around) => holders.has(around.name));
    if (monthly.test(text)) found.push({ price: text.trim(), box: box ?? { name: 'none', text } });
  }
  return found.map(({ price, box }) => ({ price, beside: box.text }));
}
