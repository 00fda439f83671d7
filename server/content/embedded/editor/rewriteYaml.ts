import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, parseDocument, Scalar } from 'yaml';
import type { Document } from 'yaml';

type Keys = readonly (string | number)[];

/** Format of the content files, so that a rewritten part matches its neighbours. */
const look = { lineWidth: 120 };

/** Sets the text of an existing scalar, which keeps its quotes and comments. */
function setText(scalar: Scalar, text: string): void {
  scalar.value = text;
  // several lines are most readable as a block; blanks alone would be lost in one
  if (text.trim() === '') scalar.type = Scalar.QUOTE_DOUBLE;
  else if (text.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
}

function setValue(document: Document, keys: Keys, value: unknown): void {
  if (value === undefined) {
    document.deleteIn(keys);
    return;
  }
  const node = document.getIn(keys, true);
  if (typeof value === 'string' && isScalar(node)) {
    setText(node, value);
  } else if (typeof value === 'object' && value !== null && isMap(node)) {
    const wanted = value as Record<string, unknown>;
    for (const key of Object.keys(node.toJSON() as object)) if (!(key in wanted)) node.delete(key);
    for (const [key, part] of Object.entries(wanted)) setValue(document, [...keys, key], part);
  } else {
    document.setIn(keys, document.createNode(value));
  }
}

/** Range of the value at these keys in the source text of the document. */
function findRange(document: Document, keys: Keys): [number, number] | null {
  const node = document.getIn(keys, true);
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : null;
}

function splice(source: string, [from, to]: [number, number], piece: string): string {
  const before = source.slice(0, from);
  const after = source.slice(to);
  const gap = before.endsWith(':') ? ' ' : '';
  const ends = piece.endsWith('\n');
  const tail = ends && after.startsWith('\n') ? after.slice(1) : after;
  return before + gap + piece + (!ends && source.slice(from, to).endsWith('\n') ? '\n' : '') + tail;
}

function holds(source: string, wanted: unknown): boolean {
  const document = parseDocument(source);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}

/**
 * Sets a value at a path of keys in a YAML text; undefined deletes the key.
 * Comments, order, quotes and every other line stay: only the smallest part that can hold the new value is rewritten.
 */
export function rewriteYaml(source: string, keys: Keys, value: unknown): string {
  const before = parseDocument(source);
  const document = parseDocument(source);
  setValue(document, keys, value);
  const wanted = document.toJS() as unknown;
  let whole = document.toString(look);
  const node = document.getIn(keys, true);
  if (isScalar(node) && !holds(whole, wanted)) {
    node.type = Scalar.QUOTE_DOUBLE; // accepts any text
    whole = document.toString(look);
  }
  const after = parseDocument(whole);
  for (let length = keys.length; length > 0; length -= 1) {
    const path = keys.slice(0, length);
    const old = findRange(before, path);
    const now = findRange(after, path);
    if (!old || !now) continue;
    const candidate = splice(source, old, whole.slice(...now));
    if (holds(candidate, wanted)) return candidate;
  }
  return whole;
}
