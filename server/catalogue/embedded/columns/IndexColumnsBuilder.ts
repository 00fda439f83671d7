import { buildCountingRows } from '../facets/CountingRows.ts';
import type { CountingUnit } from '../facets/CountingRows.ts';
import { planCounting } from '../facets/countingColumns.ts';
import type { TermColumn } from '../facets/countingColumns.ts';
import { DocumentColumnsBuilder } from './DocumentColumnsBuilder.ts';
import { GrowingList } from './GrowingList.ts';
import { buildHierarchy } from '../facets/HierarchyFacet.ts';
import type { IndexColumnsData } from './IndexColumns.ts';
import type { IndexSchema } from '../IndexSchema.ts';
import { buildKeyIndex, keyHash } from './KeyIndex.ts';
import type { IdOrder, OrderedColumnData } from './OrderedColumn.ts';
import { buildOrderedColumn } from './OrderedColumn.ts';
import type { RangeFacetData } from '../facets/RangeFacet.ts';
import { sharedUint32 } from './sharedArrays.ts';
import { TermColumnBuilder } from './TermColumnBuilder.ts';
import { textOrder } from './textOrder.ts';
import type { TermFacetData } from '../facets/TermFacet.ts';
import { TextIndexBuilder } from '../text/TextIndexBuilder.ts';
import { ValueColumnBuilder } from './ValueColumnBuilder.ts';

/** Checksum of the data that a list shows of its documents; lists with equal checksums count as equal. */
class ListVersion {
  private readonly sums = new GrowingList();

  add(texts: readonly string[]): void {
    let sum = 5381;
    let other = 52_711;
    for (const text of texts) {
      for (let at = 0; at < text.length; at += 1) {
        sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) | 0;
        other = (Math.imul(other, 31) + text.charCodeAt(at)) | 0;
      }
    }
    this.sums.push(sum >>> 0);
    this.sums.push(other >>> 0);
  }

  /** Version of the list in row order. */
  of(documentOfRow: Uint32Array): string {
    let sum = 5381;
    let other = 52_711;
    for (const document of documentOfRow) {
      sum = (Math.imul(sum, 33) ^ this.sums.get(document * 2)) | 0;
      other = (Math.imul(other, 31) + this.sums.get(document * 2 + 1)) | 0;
    }
    return `${documentOfRow.length}-${(sum >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  }
}

/** The rows of an index: positions of their documents in reading order, and their order by id. */
interface RowOrder {
  documentOfRow: Uint32Array;
  idOrder: IdOrder;
  /** Parent and child of runs of rows. */
  runs: { parent: string; child: string; rows: number }[];
}

/**
 * Builds the columns of an index from a stream of documents, which need not stay in memory.
 * Rows are numbered at the end, by the hierarchy and then by id.
 */
export class IndexColumnsBuilder<T extends object> {
  private readonly ids: string[] = [];
  private readonly parents = new ValueColumnBuilder<string>();
  private readonly children = new ValueColumnBuilder<string>();
  private readonly documents = new DocumentColumnsBuilder();
  private readonly terms: TermColumnBuilder[];
  private readonly ranges: ValueColumnBuilder<number>[];
  private readonly sorts: ValueColumnBuilder<number | string>[];
  private readonly keys: GrowingList[];
  private readonly text: TextIndexBuilder<T>;
  private readonly version = new ListVersion();

  constructor(private readonly schema: IndexSchema<T>) {
    this.terms = schema.terms.map(() => new TermColumnBuilder(textOrder(schema.locale)));
    this.ranges = schema.ranges.map(() => new ValueColumnBuilder<number>());
    this.sorts = schema.sorts.map(() => new ValueColumnBuilder<number | string>());
    this.keys = schema.keys.map(() => new GrowingList());
    this.text = new TextIndexBuilder(schema.texts);
  }

  add(document: T): void {
    const { schema } = this;
    this.ids.push(schema.readId(document));
    this.parents.add(schema.hierarchy?.readParent(document) || null);
    this.children.add(schema.hierarchy?.readChild(document) || null);
    this.documents.add(document);
    for (const [place, { read }] of schema.terms.entries()) this.terms[place]?.add(read(document));
    for (const [place, { read }] of schema.ranges.entries()) this.ranges[place]?.add(finiteOrNull(read(document)));
    for (const [place, { read }] of schema.sorts.entries()) this.sorts[place]?.add(valueOrNull(read(document)));
    for (const [place, { name }] of schema.keys.entries()) {
      this.keys[place]?.push(keyHash(String(document[name] ?? '')));
    }
    this.text.add(document);
    this.version.add(schema.listed?.(document) ?? []);
  }

  /** Number of documents that were added. */
  get size(): number {
    return this.ids.length;
  }

  /** @param documents places of those that the index is to have, in the order of reading */
  finish(documents: Uint32Array): IndexColumnsData {
    const { schema } = this;
    const { documentOfRow, idOrder, runs } = this.rowOrder(documents);
    const terms = new Map<string, TermFacetData>();
    const counted: { name: string; column: TermColumn }[] = [];
    for (const [place, { name }] of schema.terms.entries()) {
      const built = this.terms[place]?.finish(documentOfRow);
      if (!built) continue;
      terms.set(name, built.facet);
      if (built.column) counted.push({ name, column: built.column });
    }
    const { units, places } = planCounting(counted.map(({ column }) => column));
    for (const [place, { name }] of counted.entries()) {
      const facet = terms.get(name);
      if (facet) facet.place = places[place] ?? null;
    }

    const ranges = new Map<string, RangeFacetData>();
    for (const [place, { name }] of schema.ranges.entries()) {
      const values = this.ranges[place];
      if (!values) continue;
      const column = buildOrderedColumn(values, compareValues, { documentOfRow, ...idOrder, forRanges: true });
      ranges.set(name, { column, unit: units.length });
      units.push(rangeUnit(column));
    }
    const sorts = new Map<string, OrderedColumnData>();
    const order = textOrder(schema.locale);
    const compareAsTexts = (a: number | string, b: number | string): number => order(String(a), String(b));
    for (const [place, { name, byLocale }] of schema.sorts.entries()) {
      const values = this.sorts[place];
      const known = ranges.get(name)?.column;
      if (known) sorts.set(name, known);
      else if (values) {
        const compare = byLocale ? compareAsTexts : compareValues;
        sorts.set(name, buildOrderedColumn(values, compare, { documentOfRow, ...idOrder, forRanges: false }));
      }
    }
    const rowCount = documentOfRow.length;
    const keys = new Map(
      schema.keys.map(({ name }, place) => {
        const hashes = this.keys[place]?.values() ?? new Uint32Array(0);
        return [name, buildKeyIndex(rowCount, (row) => hashes[documentOfRow[row] as number] as number)];
      }),
    );
    const counting = buildCountingRows(rowCount, units);
    return {
      version: this.version.of(documentOfRow),
      idOrder,
      documents: this.documents.finish(documentOfRow),
      hierarchy: schema.hierarchy ? buildHierarchy(runs) : null,
      terms,
      ranges,
      sorts,
      keys,
      counting,
      text: this.text.finish(documentOfRow),
    };
  }

  /** Rows by parent, then child (missing ones last), then id: the order that HierarchyFacet needs. */
  private rowOrder(documents: Uint32Array): RowOrder {
    const { ids } = this;
    const count = documents.length;
    const documentsById = documents.slice();
    documentsById.sort((a, b) => compareValues(ids[a] as string, ids[b] as string) || a - b);

    const order = textOrder(this.schema.locale);
    const parents = this.parents.inOrder(order);
    const children = this.children.inOrder(order);
    const childSlots = children.values.length + 1;
    const groupOf = (document: number): number =>
      (parents.placeOf[this.parents.numbers.get(document)] as number) * childSlots +
      (children.placeOf[this.children.numbers.get(document)] as number);
    const sizes = new Map<number, number>();
    for (const document of documents) {
      const group = groupOf(document);
      sizes.set(group, (sizes.get(group) ?? 0) + 1);
    }
    const next = new Map<number, number>();
    const runs: RowOrder['runs'] = [];
    let row = 0;
    for (const [group, rows] of [...sizes].sort(([a], [b]) => a - b)) {
      next.set(group, row);
      row += rows;
      const parent = parents.values[Math.floor(group / childSlots)] ?? '';
      runs.push({ parent, child: children.values[group % childSlots] ?? '', rows });
    }

    const documentOfRow = new Uint32Array(count);
    const rowsById = sharedUint32(count);
    const idRank = sharedUint32(count);
    for (let rank = 0; rank < count; rank++) {
      const document = documentsById[rank] as number;
      const group = groupOf(document);
      const own = next.get(group) ?? 0;
      next.set(group, own + 1);
      documentOfRow[own] = document;
      rowsById[rank] = own;
      idRank[own] = rank;
    }
    return { documentOfRow, idOrder: { rowsById, idRank }, runs };
  }
}

function rangeUnit(column: OrderedColumnData): CountingUnit {
  const { codes, valueCount } = column;
  return {
    size: valueCount,
    column: codes,
    counterOf: (row) => (codes[row] === valueCount ? -1 : (codes[row] as number)),
  };
}

function finiteOrNull(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null;
}

function valueOrNull(value: number | string | null | undefined): number | string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return finiteOrNull(value);
}

function compareValues(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
