import type { Direction } from './OrderedColumn.ts';
import { OrderedColumn } from './OrderedColumn.ts';
import type { IndexSchema, TermField, TermValue } from './IndexSchema.ts';
import { compareTexts, TermDictionary } from './TermDictionary.ts';
import { HierarchyFacet } from './HierarchyFacet.ts';
import { CountingRows } from './CountingRows.ts';
import type { CountingUnit } from './CountingRows.ts';
import { planCounting } from './countingColumns.ts';
import type { TermColumn } from './countingColumns.ts';
import { GrowingList } from './GrowingList.ts';
import { KeyIndex } from './KeyIndex.ts';
import { codeArray } from './OrderedColumn.ts';
import { RangeFacet } from './RangeFacet.ts';
import { RowSets } from './RowSets.ts';
import { TermFacet } from './TermFacet.ts';
import { TextIndex } from './TextIndex.ts';

/** Everything that is built from the documents of an index. Row numbers are places in `documents`. */
export interface IndexColumns<T> {
  documents: readonly T[];
  hierarchy: HierarchyFacet | null;
  terms: ReadonlyMap<string, TermFacet>;
  ranges: ReadonlyMap<string, RangeFacet>;
  keys: ReadonlyMap<string, KeyIndex>;
  sorts: ReadonlyMap<string, OrderedColumn>;
  counting: CountingRows;
  text: TextIndex;
  /** Bytes of the structures, without the documents. */
  bytes: number;
}

/** Builds the columns of an index. The documents are numbered anew, by the hierarchy and then by id, and not copied. */
export function buildIndexColumns<T>(unordered: readonly T[], schema: IndexSchema<T>): IndexColumns<T> {
  const documents = inRowOrder(unordered, schema);
  const rowCount = documents.length;
  const documentAt = (row: number): T => documents[row] as T;
  const { rowsById, idRank } = idOrder(documents, schema);

  const singles: { field: TermField<T>; column: TermColumn; sets: RowSets }[] = [];
  const terms = new Map<string, TermFacet>();
  for (const field of schema.terms) {
    if (documents.some((document) => Array.isArray(field.read(document)))) {
      terms.set(field.name, multiValuedFacet(documents, field));
    } else {
      singles.push(singleValuedFacet(documents, field));
    }
  }
  const { units, places } = planCounting(singles.map(({ column }) => column));
  for (const [index, { field, column, sets }] of singles.entries()) {
    terms.set(field.name, new TermFacet(column.dictionary, sets, places[index] ?? null, field.takesRanges ?? false));
  }

  const ranges = new Map<string, RangeFacet>();
  const sorts = new Map<string, OrderedColumn>();
  for (const field of schema.ranges) {
    const read = (row: number): number | null => finiteOrNull(field.read(documentAt(row)));
    const column = new OrderedColumn<number>(read, compareNumbers, rowsById, idRank);
    column.prepareRanges();
    const missing = column.values.length;
    const unit: CountingUnit = {
      size: missing,
      counterOf: (row) => (column.codes[row] === missing ? -1 : (column.codes[row] ?? -1)),
    };
    ranges.set(field.name, new RangeFacet(column, units.length));
    units.push(unit);
  }
  for (const field of schema.sorts) {
    const range = ranges.get(field.name)?.column;
    const read = (row: number): number | string | null => valueOrNull(field.read(documentAt(row)));
    const compare = field.byLocale ? compareAsTexts : compareValues;
    sorts.set(field.name, range ?? new OrderedColumn<number | string>(read, compare, rowsById, idRank));
  }

  const keys = new Map(
    schema.keys.map((field) => [field.name, new KeyIndex(rowCount, (row) => field.read(documentAt(row)))]),
  );
  const { hierarchy } = schema;
  const counting = new CountingRows(rowCount, units);
  const text = new TextIndex(
    rowCount,
    schema.texts.map((field) => ({ weight: field.weight, read: (row) => field.read(documentAt(row)) })),
  );
  const columns = new Set<OrderedColumn>([...sorts.values(), ...[...ranges.values()].map(({ column }) => column)]);
  const parts: { bytes: number }[] = [
    ...columns,
    ...keys.values(),
    counting,
    text,
    ...[...terms.values()].map(({ sets }) => sets),
  ];
  return {
    documents,
    hierarchy: hierarchy
      ? new HierarchyFacet(
          documents.map((document) => ({
            parent: hierarchy.readParent(document),
            child: hierarchy.readChild(document),
          })),
        )
      : null,
    terms,
    ranges,
    keys,
    sorts,
    counting,
    text,
    bytes: parts.reduce((sum, part) => sum + part.bytes, rowsById.byteLength + idRank.byteLength + rowCount * 8),
  };
}

/** Splits a sort_name "<field>:asc" or "<field>:desc"; null for any other text. */
export function parseSortName(sortName: string): { field: string; direction: Direction } | null {
  const match = /^(\w+):(asc|desc)$/.exec(sortName);
  return match ? { field: match[1] ?? '', direction: match[2] === 'desc' ? 'desc' : 'asc' } : null;
}

/** By parent, then child (missing ones last), then id: the order that HierarchyFacet needs. */
function inRowOrder<T>(documents: readonly T[], schema: IndexSchema<T>): T[] {
  const { hierarchy } = schema;
  const parentRank = textRanks(documents.map((document) => hierarchy?.readParent(document) ?? ''));
  const childRank = textRanks(documents.map((document) => hierarchy?.readChild(document) ?? ''));
  const keyed = documents.map((document) => ({
    document,
    id: schema.readId(document),
    parent: parentRank.get(hierarchy?.readParent(document) ?? '') ?? 0,
    child: childRank.get(hierarchy?.readChild(document) ?? '') ?? 0,
  }));
  keyed.sort((a, b) => a.parent - b.parent || a.child - b.child || (a.id < b.id ? -1 : 1));
  return keyed.map(({ document }) => document);
}

/** Place of each distinct text in order, "" last. Comparing places is far cheaper than comparing texts anew. */
function textRanks(texts: readonly string[]): Map<string, number> {
  const distinct = [...new Set(texts)].filter((text) => text !== '').sort(compareTexts);
  return new Map([...distinct, ''].map((text, rank) => [text, rank]));
}

function idOrder<T>(documents: readonly T[], schema: IndexSchema<T>): { rowsById: Uint32Array; idRank: Uint32Array } {
  const ids = documents.map((document) => schema.readId(document));
  const rows = Array.from(ids.keys()).sort((a, b) => compareValues(ids[a] ?? '', ids[b] ?? '') || a - b);
  const rowsById = Uint32Array.from(rows);
  const idRank = new Uint32Array(ids.length);
  rows.forEach((row, rank) => (idRank[row] = rank));
  return { rowsById, idRank };
}

function valuesOf(value: TermValue | readonly TermValue[]): readonly TermValue[] {
  return typeof value === 'object' && value !== null ? value : [value];
}

function textOf(value: TermValue): string {
  return value === null || value === undefined ? '' : String(value);
}

function singleValuedFacet<T>(
  documents: readonly T[],
  field: TermField<T>,
): { field: TermField<T>; column: TermColumn; sets: RowSets } {
  const texts = documents.map((document) => textOf(valuesOf(field.read(document))[0]));
  const dictionary = new TermDictionary(texts.filter((text) => text !== ''));
  const missing = dictionary.texts.length;
  const codes = codeArray(documents.length, missing);
  const setOf = new GrowingList();
  const rowOf = new GrowingList();
  for (const [row, text] of texts.entries()) {
    const code = dictionary.codeOf(text) ?? missing;
    codes[row] = code;
    if (code === missing) continue;
    setOf.push(code);
    rowOf.push(row);
  }
  const sets = new RowSets(documents.length, missing, setOf.values(), rowOf.values());
  return { field, column: { codes, dictionary }, sets };
}

function multiValuedFacet<T>(documents: readonly T[], field: TermField<T>): TermFacet {
  const textsOf = (document: T): Set<string> => {
    const texts = valuesOf(field.read(document)).map(textOf);
    return new Set(texts.filter((text) => text !== ''));
  };
  const known = new Set<string>();
  for (const document of documents) for (const text of textsOf(document)) known.add(text);
  const dictionary = new TermDictionary(known);
  const setOf = new GrowingList();
  const rowOf = new GrowingList();
  for (const [row, document] of documents.entries()) {
    for (const text of textsOf(document)) {
      setOf.push(dictionary.codeOf(text) ?? 0);
      rowOf.push(row);
    }
  }
  const sets = new RowSets(documents.length, dictionary.texts.length, setOf.values(), rowOf.values());
  return new TermFacet(dictionary, sets, null, field.takesRanges ?? false);
}

function finiteOrNull(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null;
}

function valueOrNull(value: number | string | null | undefined): number | string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return finiteOrNull(value);
}

function compareNumbers(a: number, b: number): number {
  return a - b;
}

function compareValues(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareAsTexts(a: number | string, b: number | string): number {
  return compareTexts(String(a), String(b));
}
