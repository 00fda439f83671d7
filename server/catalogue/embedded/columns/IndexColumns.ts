import type { CountingRowsData } from '../facets/CountingRows.ts';
import { CountingRows } from '../facets/CountingRows.ts';
import type { DocumentColumnsData } from './DocumentColumns.ts';
import { DocumentColumns } from './DocumentColumns.ts';
import type { HierarchyData } from '../facets/HierarchyFacet.ts';
import { HierarchyFacet } from '../facets/HierarchyFacet.ts';
import { textOrder } from './textOrder.ts';
import type { IndexSchema } from '../IndexSchema.ts';
import type { KeyIndexData } from './KeyIndex.ts';
import { KeyIndex } from './KeyIndex.ts';
import type { Direction, IdOrder, OrderedColumnData } from './OrderedColumn.ts';
import { OrderedColumn } from './OrderedColumn.ts';
import { RangeFacet } from '../facets/RangeFacet.ts';
import type { RangeFacetData } from '../facets/RangeFacet.ts';
import { bytesWithin } from './sharedArrays.ts';
import type { TermFacetData } from '../facets/TermFacet.ts';
import { TermFacet } from '../facets/TermFacet.ts';
import type { TextIndexData } from '../text/TextIndex.ts';
import { TextIndex } from '../text/TextIndex.ts';

/** Data of an index in shared memory: plain objects and arrays that can be posted without a copy. */
export interface IndexColumnsData {
  /** Version of the list of all documents; see IndexSchema.listed. */
  version: string;
  idOrder: IdOrder;
  documents: DocumentColumnsData;
  hierarchy: HierarchyData | null;
  terms: Map<string, TermFacetData>;
  ranges: Map<string, RangeFacetData>;
  sorts: Map<string, OrderedColumnData>;
  keys: Map<string, KeyIndexData>;
  counting: CountingRowsData;
  text: TextIndexData;
}

/** The columns of an index, ready to search. */
export interface IndexColumns<T extends object> {
  version: string;
  documents: DocumentColumns<T>;
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

function mapped<V, W>(map: ReadonlyMap<string, V>, make: (value: V, name: string) => W): Map<string, W> {
  return new Map([...map].map(([name, value]) => [name, make(value, name)]));
}

/**
 * Opens columns for searching.
 * Nothing is copied and no text is read, so the cost is independent of the number of rows.
 */
export function attachColumns<T extends object>(data: IndexColumnsData, schema: IndexSchema<T>): IndexColumns<T> {
  const { idOrder, documents: stored, ...structures } = data;
  const documents = new DocumentColumns<T>(stored);
  const takesRanges = new Set(schema.terms.filter((field) => field.takesRanges).map(({ name }) => name));
  const counting = new CountingRows(data.counting);
  return {
    version: data.version,
    documents,
    hierarchy: data.hierarchy && new HierarchyFacet(data.hierarchy, textOrder(schema.locale)),
    terms: mapped(data.terms, (facet, name) => new TermFacet(facet, takesRanges.has(name))),
    ranges: mapped(data.ranges, ({ column, unit }) => new RangeFacet(new OrderedColumn(column, idOrder), unit)),
    keys: mapped(data.keys, (key, name) => new KeyIndex(key, (row) => documents.textOf(row, name))),
    sorts: mapped(data.sorts, (column) => new OrderedColumn(column, idOrder)),
    counting,
    text: new TextIndex(data.text),
    bytes: bytesWithin(idOrder, structures) + counting.scratchBytes,
  };
}

/** Splits a sort_name "<field>:asc" or "<field>:desc"; null for any other text. */
export function parseSortName(sortName: string): { field: string; direction: Direction } | null {
  const match = /^(\w+):(asc|desc)$/.exec(sortName);
  return match ? { field: match[1] ?? '', direction: match[2] === 'desc' ? 'desc' : 'asc' } : null;
}
