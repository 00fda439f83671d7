import { filterParts } from '../../../shared/catalogue/facets/filterParts.ts';
import type { Facet, FacetRequest, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Bitset } from './columns/bitset.ts';
import { addAll, clearBit, countBits, hasBit, rowsOf, setRange, wordsFor } from './columns/bitset.ts';
import { BitsetPool } from './columns/BitsetPool.ts';
import type { Selection } from './facets/Selection.ts';
import type { Hits } from './HitFinder.ts';
import { HitFinder } from './HitFinder.ts';
import { IncrementalIndexBuilder } from './IncrementalIndexBuilder.ts';
import type { IndexSchema } from './IndexSchema.ts';
import type { IndexColumns } from './columns/IndexColumns.ts';
import { attachColumns, parseSortName } from './columns/IndexColumns.ts';
import type { Order } from './pageSelection.ts';
import { selectPage, selectRelevantPage } from './pageSelection.ts';
import type { RangeFacet } from './facets/RangeFacet.ts';
import type { SortedWords } from './text/SortedWords.ts';
import type { TermFacet } from './facets/TermFacet.ts';
import type { StockIndexData } from './StockIndexData.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Maximum number of unknown names from requests that are remembered, so that each is logged once. */
const rememberedUnknownNames = 100;

/** Opens an index. It creates a few hundred small objects over the shared memory, however many documents there are. */
export function attachStockIndex<T extends object>(
  { listed, withheld }: StockIndexData,
  schema: IndexSchema<T>,
  logger?: Logger,
): StockIndex<T> {
  const byIdOnly = withheld && new StockIndex(attachColumns(withheld, schema), schema, null, logger);
  return new StockIndex(attachColumns(listed, schema), schema, byIdOnly, logger);
}

/**
 * Builds the search index over documents synchronously, in this thread.
 * The stock is indexed in a worker (indexFeeds.ts).
 */
export function buildStockIndex<T extends object>(
  documents: Iterable<T>,
  schema: IndexSchema<T>,
  logger?: Logger,
): StockIndex<T> {
  return attachStockIndex(IncrementalIndexBuilder.build(documents, schema), schema, logger);
}

/**
 * Faceted search index: rows of documents and a bitset for each filter. Immutable, except that documents can be withdrawn.
 * All facets are counted in one pass over the hits, or over the other rows if they are fewer.
 */
export class StockIndex<T extends object> {
  private readonly pool: BitsetPool;
  private readonly all: Bitset;
  private readonly hitFinder: HitFinder<T>;
  private readonly unknownNames = new Set<string>();
  private withdrawn = 0;

  /** @param withheld index of the documents that only a filter on the id finds */
  constructor(
    private readonly columns: IndexColumns<T>,
    private readonly schema: IndexSchema<T>,
    private readonly withheld: StockIndex<T> | null,
    private readonly logger?: Logger,
  ) {
    const { rowCount } = columns.documents;
    this.pool = new BitsetPool(rowCount);
    this.all = new Int32Array(wordsFor(rowCount));
    setRange(this.all, 0, rowCount);
    this.hitFinder = new HitFinder(columns, schema, { all: this.all, pool: this.pool }, (name) =>
      this.noteUnknown('catalogue.unknownFilter', name),
    );
  }

  /** Number of documents that searches find. */
  get size(): number {
    return this.columns.documents.rowCount - this.withdrawn;
  }

  /** Equal for equal lists of documents, as far as a list shows them (IndexSchema.listed). */
  get version(): string {
    return this.withdrawn === 0 ? this.columns.version : `${this.columns.version}-${this.withdrawn}`;
  }

  /**
   * Takes a document out of all searches from now on. Values that it alone had stay in the facets, with count 0.
   * @returns whether it was there
   */
  withdraw(id: string): boolean {
    let isFound = this.withheld?.withdraw(id) ?? false;
    for (const row of this.columns.keys.get(this.schema.idField)?.find(id) ?? []) {
      if (!hasBit(this.all, row) || this.columns.documents.textOf(row, this.schema.idField) !== id) continue;
      clearBit(this.all, row);
      this.withdrawn += 1;
      isFound = true;
    }
    return isFound;
  }

  /** The words of the listed documents. */
  get words(): SortedWords {
    return this.columns.text;
  }

  /** Listed documents from `from` to `to` (exclusive), in an order that is stable within a version. */
  read(from: number, to: number, fields: readonly string[]): Partial<T>[] {
    const count = Math.max(0, Math.min(to, this.size) - from);
    const rows = this.withdrawn === 0 ? null : rowsOf(this.all, this.size);
    return Array.from({ length: count }, (_, place) =>
      this.columns.documents.read(rows?.[from + place] ?? from + place, fields),
    );
  }

  /** Memory of the index structures in bytes, without the documents. */
  get bytes(): number {
    return this.columns.bytes + (this.withheld?.bytes ?? 0);
  }

  /** Runs a request as CatalogueGateway describes. */
  search(request: SearchRequest): SearchResponse<Partial<T>> {
    const response = this.searchListed(request);
    const ids = request.filters[this.schema.idField];
    if (!this.withheld || !ids || filterParts(ids).any.length === 0) return response;
    // Documents found by id only follow the others and do not count in facets.
    const skipped = Math.min(request.offset, response.total_items);
    const further = this.withheld.search({
      ...request,
      facets: [],
      offset: request.offset - skipped,
      limit: request.limit - response.content.length,
    });
    response.content.push(...further.content);
    response.total_items += further.total_items;
    return response;
  }

  private searchListed(request: SearchRequest): SearchResponse<Partial<T>> {
    const knownFacets = request.facets.filter((facet) => this.isFacet(facet.name));
    // A facet with filters of its own needs a separate search. They are merged with those of the request.
    const own = (facet: FacetRequest): boolean => Object.keys(facet.filters ?? {}).length > 0;
    const response = this.searchOnce({ ...request, facets: knownFacets.filter((facet) => !own(facet)) });
    if (!knownFacets.some(own)) return response;
    const shared = response.facet[Symbol.iterator]();
    const facets: Facet[] = [];
    for (const facet of knownFacets) {
      if (!own(facet)) {
        const next = shared.next();
        if (!next.done) facets.push(next.value);
        continue;
      }
      const { filters, ...plain } = facet;
      const alone = { ...request, facets: [plain], limit: 0, filters: { ...request.filters, ...filters } };
      facets.push(...this.searchOnce(alone).facet);
    }
    return { ...response, facet: facets };
  }

  /** A search whose facets all exist and have no filters of their own. */
  private searchOnce(request: SearchRequest): SearchResponse<Partial<T>> {
    try {
      const hits = this.hitFinder.find(
        request,
        new Set(request.facets.map((facet) => this.hitFinder.groupOf(facet.name))),
      );
      return {
        facet: this.countFacets(request.facets, hits),
        content: this.pageRows(request, hits).map((row) => this.columns.documents.read(row, request.fields)),
        total_items: hits.count,
        limit: request.limit,
        offset: request.offset,
      };
    } finally {
      this.pool.releaseAll();
    }
  }

  // ---- facets ----

  private isFacet(name: string): boolean {
    if (this.hitFinder.isFacet(name)) return true;
    this.noteUnknown('catalogue.unknownFacet', name);
    return false;
  }

  private countFacets(requests: readonly FacetRequest[], hits: Hits): Facet[] {
    let isCounted = false;
    let chosen: Uint32Array | null = null;
    /** Counters of a unit for a facet that ignores its own selection. */
    const blockOf = (unit: number, group: string): Int32Array => {
      const { counting } = this.columns;
      if (!isCounted) counting.countAll(hits);
      isCounted = true;
      const bits = hits.onlyFailed.get(group);
      if (!bits) return counting.blockOf(unit);
      const union = this.selectionOf(group, hits);
      return counting.blockWith(unit, { bits, count: union.count - hits.count }, union);
    };
    return requests.map((request) => {
      const { name } = request;
      const group = this.hitFinder.groupOf(name);
      const byText = request.sort_order === 'asc';
      const range: RangeFacet | undefined = this.columns.ranges.get(name);
      if (range) return range.histogram(name, blockOf(range.unit, group));

      const term: TermFacet | undefined = this.columns.terms.get(group);
      if (term?.place) {
        const counts = term.countsFromBlock(blockOf(term.place.unit, group));
        return { name, type: 'terms', value: term.values(counts, byText) };
      }
      const selection = this.selectionOf(group, hits);
      if (term) {
        // Looking rows up one by one pays when they are fewer than the words of a bitset.
        const few = selection.count < this.all.length;
        if (few && selection.bits === hits.bits) chosen ??= rowsOf(selection.bits, selection.count);
        const rows = few ? (selection.bits === hits.bits ? chosen : rowsOf(selection.bits, selection.count)) : null;
        const counts = term.countsWithin(selection.bits, rows, selection.count === this.columns.documents.rowCount);
        return { name, type: 'terms', value: term.values(counts, byText) };
      }
      return this.hierarchyFacet(request, selection.bits, byText);
    });
  }

  private hierarchyFacet(request: FacetRequest, bits: Bitset, byText: boolean): Facet {
    const { name, child_name } = request;
    const { hierarchy } = this.columns;
    if (!hierarchy) return { name, type: 'terms', value: [] };
    if (name === this.schema.hierarchy?.child) {
      return { name, type: 'terms', value: hierarchy.childValues(bits, byText) };
    }
    const withChildren = child_name !== undefined && child_name === this.schema.hierarchy?.child;
    const value = hierarchy.parentValues(bits, withChildren, byText);
    return withChildren ? { name, child_name, type: 'terms', value } : { name, type: 'terms', value };
  }

  /** Rows that a facet of this group counts: those that pass every other filter. */
  private selectionOf(group: string, hits: Hits): Selection {
    const more = hits.onlyFailed.get(group);
    if (!more) return hits;
    const bits = this.pool.takeDirty();
    bits.set(hits.bits);
    addAll(bits, more);
    return { bits, count: countBits(bits) };
  }

  // ---- page ----

  private pageRows(request: SearchRequest, hits: Hits): number[] {
    const page = { offset: request.offset, limit: request.limit };
    if (page.limit <= 0) return [];
    const wanted = request.sort_name === '' ? null : this.orderOf(request.sort_name);
    const order = wanted ?? this.orderOf(this.schema.defaultSort);
    if (!order) throw new Error(`The default sort "${this.schema.defaultSort}" of the index is not a sort field.`);
    return hits.text && !wanted
      ? selectRelevantPage(hits, hits.text, order, page)
      : selectPage(hits.bits, hits.count, order, page);
  }

  private orderOf(sortName: string): Order | null {
    const sort = parseSortName(sortName);
    const column = sort ? this.columns.sorts.get(sort.field) : undefined;
    if (sort && column) return { column, direction: sort.direction };
    this.noteUnknown('catalogue.unknownSort', sortName);
    return null;
  }

  private noteUnknown(event: LogEvent, name: string): void {
    const noted = `${event} ${name}`;
    if (!this.logger || this.unknownNames.has(noted) || this.unknownNames.size >= rememberedUnknownNames) return;
    this.unknownNames.add(noted);
    this.logger.debug(event, { name: cutText(name, 60) });
  }
}
