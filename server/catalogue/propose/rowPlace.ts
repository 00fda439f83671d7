import { Tokenizer, TokenType } from '@streamparser/json';
import { SaxesParser } from 'saxes';

/**
 * Path of the element of one car at the beginning of an XML document, null for none.
 * It is the repeated element with the most kinds of children, with its parent's name.
 */
export function findRowElement(text: string): string | null {
  const parser = new SaxesParser();
  const open: string[] = [];
  const found = new Map<string, { count: number; parts: Set<string>; depth: number }>();
  parser.on('error', () => undefined); // the sample ends somewhere
  parser.on('opentag', ({ name, attributes }) => {
    const path = [...open.slice(-1), name].join('/');
    const parent = open.length === 0 ? undefined : found.get(open.slice(-2).join('/'));
    parent?.parts.add(name);
    const known = found.get(path) ?? { count: 0, parts: new Set<string>(), depth: open.length };
    known.count += 1;
    for (const attribute of Object.keys(attributes)) known.parts.add(`@${attribute}`);
    found.set(path, known);
    open.push(name);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text);
  const candidates = [...found].filter(([, { parts }]) => parts.size > 1);
  const repeated = candidates.filter(([, { count }]) => count > 1);
  const [best] = (repeated.length > 0 ? repeated : candidates).sort(
    ([, a], [, b]) => b.parts.size - a.parts.size || a.depth - b.depth,
  );
  return best?.[0] ?? null;
}

/** Path of the first list of objects at the beginning of a JSON document; null for none. */
export function findRowList(text: string): string | null {
  const tokenizer = new Tokenizer();
  const path: (string | null)[] = [];
  let key: string | null = null;
  let found: string | null = null;
  let isListOpened = false;
  tokenizer.onError = () => undefined; // the sample ends somewhere
  tokenizer.onToken = ({ token, value }) => {
    if (found !== null) return;
    if (token === TokenType.LEFT_BRACE && isListOpened) {
      found = path.filter((name) => name !== null).join('.');
      return;
    }
    isListOpened = token === TokenType.LEFT_BRACKET;
    if (token === TokenType.STRING) key = String(value);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      path.push(key);
      key = null;
    }
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) path.pop();
  };
  tokenizer.write(text);
  return found;
}
