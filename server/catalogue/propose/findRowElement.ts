import { SaxesParser } from 'saxes';

/** Elements of one path in the sample. */
interface ElementKind {
  /** Name with that of the parent. */
  place: string;
  parent: ElementKind | null;
  children: Map<string, ElementKind>;
  attributes: Set<string>;
  count: number;
  /** Highest number of these elements in one parent. */
  maxSiblings: number;
}

const newKind = (name: string, parent: ElementKind | null, place = name): ElementKind => ({
  place,
  parent,
  children: new Map(),
  attributes: new Set(),
  count: 0,
  maxSiblings: 0,
});

/** Number of kinds of values inside an element, without those of lists in it. */
function countValues({ children, attributes }: ElementKind): number {
  const inside = [...children.values()].map((child) => {
    return child.maxSiblings > 1 || child.children.size === 0 ? 1 : countValues(child);
  });
  return inside.reduce((sum, one) => sum + one, attributes.size);
}

function everyKind(kind: ElementKind): ElementKind[] {
  return [...kind.children.values()].flatMap((child) => [child, ...everyKind(child)]);
}

function readKinds(text: string): ElementKind {
  const document = newKind('', null);
  const open: { kind: ElementKind; siblings: Map<ElementKind, number> }[] = [{ kind: document, siblings: new Map() }];
  const parser = new SaxesParser();
  parser.on('error', () => undefined); // the sample ends somewhere
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent === undefined) return;
    const place = parent.kind === document ? name : `${parent.kind.place.split('/').at(-1) ?? ''}/${name}`;
    const kind = parent.kind.children.get(name) ?? newKind(name, parent.kind, place);
    parent.kind.children.set(name, kind);
    const siblings = (parent.siblings.get(kind) ?? 0) + 1;
    parent.siblings.set(kind, siblings);
    kind.count += 1;
    kind.maxSiblings = Math.max(kind.maxSiblings, siblings);
    for (const attribute of Object.keys(attributes)) kind.attributes.add(attribute);
    open.push({ kind, siblings: new Map() });
  });
  parser.on('closetag', () => void (open.length > 1 && open.pop()));
  parser.write(text);
  return document;
}

/** Number of kinds of children and attributes. */
const countParts = ({ children, attributes }: ElementKind): number => children.size + attributes.size;

/** True if neither the element nor one around it repeats. */
const isSingle = (kind: ElementKind): boolean =>
  kind.maxSiblings <= 1 && (kind.parent === null || isSingle(kind.parent));

/** The element, or one around it with further facts: technical data may have an element of their own. */
function withFactsAround(kind: ElementKind): ElementKind {
  const { parent } = kind;
  // the document itself is no element
  if (!parent?.parent || countParts(parent) - 1 < Math.max(5, countParts(kind) / 4)) return kind;
  return withFactsAround(parent);
}

/**
 * Path of the element of one car at the beginning of an XML document, null for none.
 * It is the element that repeats in its parent with the most kinds of values, with its parent's name. In a document of
 * one car, which has more kinds of facts than its photos, it is the element around them.
 */
export function findRowElement(text: string): string | null {
  const kinds = everyKind(readKinds(text)).filter((kind) => countParts(kind) > 1);
  const [list] = kinds.filter((kind) => kind.maxSiblings > 1).toSorted((a, b) => countValues(b) - countValues(a));
  const [inner] = kinds.filter(isSingle).toSorted((a, b) => countParts(b) - countParts(a));
  if (inner === undefined || (list && countValues(list) >= countParts(inner))) return list?.place ?? null;
  return withFactsAround(inner).place;
}
