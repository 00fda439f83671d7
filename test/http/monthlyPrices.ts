/** A monthly price as shown on a page. */
export interface MonthlyPrice {
  price: string;
  /** Text of its container (card, row, cell, panel or form), with the example that explains it elsewhere. */
  beside: string;
}

interface Box {
  name: string;
  classes: readonly string[];
  text: string;
}

/** Elements that contain one offer. */
const holders = new Set(['li', 'article', 'td', 'form']);
/** Contains the offers of one car, with the terms of them all. */
const panel = 'price-panel';
/**
 * Parts whose prices are explained by another part of the page.
 * The panel explains the bar, a list's example its cards, and the full warning below it the calculator.
 */
const explainedBy: Readonly<Record<string, string>> = {
  'contact-bar': panel,
  'car-card': 'loan-example',
  loan: 'financing-credit-warning',
};
/** Elements without an end tag. */
const single = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** "3 492 kr/mån", "£685 per month", "595 €/kk", "459 €/mes.", "4 780 kr/md." */
const monthly = /\d\s?(?:kr|€|SEK|NOK)?\s?(?:\/|per |a )(?:mån|month|måned|md|kk|mes)/;

/** Finds every monthly price in the text of a page, with the text of its container. */
export function monthlyPrices(html: string): MonthlyPrice[] {
  const body = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const stack: Box[] = [{ name: 'document', classes: [], text: '' }];
  const found: { price: string; box: Box; around: readonly Box[] }[] = [];
  const explaining = new Map<string, Box>();
  for (const [, end, tag = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^"<>])*)>([^<]*)/gi,
  )) {
    const name = tag.toLowerCase();
    if (end) {
      const at = stack.findLastIndex((box) => box.name === name);
      if (at > 0) stack.length = at;
    } else if (!single.has(name)) {
      const classes = /\bclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      const box = { name, classes, text: '' };
      for (const one of classes) if (!explaining.has(one)) explaining.set(one, box);
      stack.push(box);
    }
    if (text.trim() === '') continue;
    for (const box of stack) box.text += ` ${text}`;
    if (!monthly.test(text)) continue;
    const box =
      stack.find(({ classes }) => classes.includes(panel)) ?? stack.findLast((around) => holders.has(around.name));
    found.push({ price: text.trim(), box: box ?? { name: 'none', classes: [], text }, around: [...stack] });
  }
  return found.map(({ price, box, around }) => {
    const explained = around.flatMap(({ classes }) => classes.flatMap((one) => explainedBy[one] ?? []));
    return { price, beside: [box, ...explained.map((one) => explaining.get(one))].map((one) => one?.text).join(' ') };
  });
}
