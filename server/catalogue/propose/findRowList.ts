import { Tokenizer, TokenType } from '@streamparser/json';

/** Path of a document that is one car. */
export const wholeDocument = '$';

/** Objects of one path in the sample; the entries of a list are "*". */
interface ObjectKind {
  path: readonly string[];
  count: number;
  /** Paths of the values inside; lists count as one and end in "*". */
  values: Set<string>;
}

/** An open object or list. */
interface OpenValue {
  isList: boolean;
  /** Name in the object around it; "*" in a list. */
  name: string;
  /** Name of the member whose value follows. */
  key: string | null;
}

const starts = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const plainValues = new Set([TokenType.STRING, TokenType.NUMBER, TokenType.TRUE, TokenType.FALSE]);

function readKinds(text: string): ObjectKind[] {
  const kinds = new Map<string, ObjectKind>();
  const open: OpenValue[] = [];
  const nameOf = (): string => (open.at(-1)?.isList === true ? '*' : (open.at(-1)?.key ?? wholeDocument));

  /** Adds a value to the objects around it, up to the next list. */
  function addValue(isList = false): void {
    const names = isList ? [nameOf(), '*'] : [nameOf()];
    for (let at = open.length - 1; at >= 0 && open[at]?.isList === false; at -= 1) {
      const path = open.slice(0, at + 1).map(({ name }) => name);
      const kind = kinds.get(path.join('.')) ?? { path, count: 0, values: new Set() };
      kinds.set(path.join('.'), kind);
      kind.values.add(names.join('.'));
      names.unshift(open[at]?.name ?? '');
    }
  }

  const tokenizer = new Tokenizer();
  tokenizer.onError = () => undefined; // the sample ends somewhere
  tokenizer.onToken = ({ token, value }) => {
    const around = open.at(-1);
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      open.pop();
    } else if (token === TokenType.STRING && around?.isList === false && around.key === null) {
      around.key = String(value);
      return;
    } else if (starts.has(token)) {
      const isList = token === TokenType.LEFT_BRACKET;
      if (isList) addValue(true);
      open.push({ isList, name: nameOf(), key: null });
      const path = open.map(({ name }) => name);
      const kind = kinds.get(path.join('.')) ?? { path, count: 0, values: new Set() };
      if (!isList) kinds.set(path.join('.'), { ...kind, count: kind.count + 1 });
      return;
    } else if (plainValues.has(token)) {
      addValue();
    }
    const now = open.at(-1);
    if (token !== TokenType.COLON && now && (token !== TokenType.COMMA || !now.isList)) now.key = null;
  };
  tokenizer.write(text);
  return [...kinds.values()];
}

/** Members of a ListItem of schema.org, which wraps its item. */
const listItemMembers = ['@type', '@id', 'position', 'url', 'name'];

/** The objects, or those that they only wrap: the item of an entry with its position. */
function withoutWrapper(outer: ObjectKind, kinds: readonly ObjectKind[]): ObjectKind {
  const inner = kinds.find(({ path, values }) => {
    const isDirect = path.length === outer.path.length + 1 && outer.path.every((name, at) => name === path[at]);
    const name = path.at(-1) ?? '';
    const others = [...outer.values].filter((value) => !value.startsWith(`${name}.`));
    return isDirect && name !== '*' && values.size > 5 && others.every((other) => listItemMembers.includes(other));
  });
  return inner ?? outer;
}

/**
 * Path of the cars at the beginning of a JSON document, as a mapping names it; null for none.
 * They are the objects in lists with the most kinds of values. A document that is one car, which has more kinds of facts
 * than its photos, is "$".
 */
export function findRowList(text: string): string | null {
  // a mapping cannot name a member without a name
  const kinds = readKinds(text).filter(({ path }) => path[0] === wholeDocument && !path.includes(''));
  const [list] = kinds
    .filter(({ path }) => path.includes('*'))
    .toSorted((a, b) => b.values.size - a.values.size || a.path.length - b.path.length);
  const document = kinds.find(({ path }) => path.length === 1);
  if (list === undefined || (document && document.values.size > list.values.size)) {
    return document && document.values.size > 1 ? wholeDocument : null;
  }
  const path = withoutWrapper(list, kinds).path.slice(1);
  const isPlainList = path.indexOf('*') === path.length - 1;
  return isPlainList ? path.slice(0, -1).join('.') : [wholeDocument, ...path].join('.');
}
