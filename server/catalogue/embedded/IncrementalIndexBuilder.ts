import { hash } from 'node:crypto';
import type { IndexSchema } from './IndexSchema.ts';
import { IndexColumnsBuilder } from './columns/IndexColumnsBuilder.ts';
import type { StockIndexData } from './StockIndexData.ts';

/** A document that was read before. */
interface KnownDocument {
  contentHash: string;
  isWithheld: boolean;
  /** In the order of reading, among the listed or the withheld ones. */
  place: number;
}

/** So many documents that are in no index any more are kept at least before the builder begins again. */
const minGarbage = 10_000;

/**
 * Builds the index of a stock again and again. What it collected of a document stays, and serves as long as the document
 * is the same: a reading of the stock costs the words and values of the documents that changed, and laying out the columns.
 *
 * One reading is `begin`, `put` for each document, and `finish` when the reading is accepted.
 */
export class IncrementalIndexBuilder<T extends object> {
  private listed: IndexColumnsBuilder<T>;
  private withheld: IndexColumnsBuilder<T>;
  /** By id. */
  private current: ReadonlyMap<string, KnownDocument> = new Map();
  private next = new Map<string, KnownDocument>();
  private hasFinished = false;

  constructor(private readonly schema: IndexSchema<T>) {
    this.listed = new IndexColumnsBuilder(schema);
    this.withheld = new IndexColumnsBuilder(schema);
  }

  /** Index of documents that are read once. */
  static build<T extends object>(documents: Iterable<T>, schema: IndexSchema<T>): StockIndexData {
    const builder = new IncrementalIndexBuilder(schema);
    for (const document of documents) builder.put(document);
    builder.current = builder.next;
    return builder.layOut();
  }

  /** Begins a reading; one that was not finished is forgotten. */
  begin(): void {
    this.next = new Map();
    const collected = this.listed.size + this.withheld.size;
    if (collected <= this.current.size * 2 + minGarbage) return;
    this.listed = new IndexColumnsBuilder(this.schema);
    this.withheld = new IndexColumnsBuilder(this.schema);
    this.current = new Map();
    this.hasFinished = false;
  }

  /** Takes a document; of two with one id the later one counts. */
  put(document: T): void {
    const id = this.schema.readId(document);
    const contentHash = hash('sha1', JSON.stringify(document), 'base64');
    const known = this.current.get(id);
    if (known?.contentHash === contentHash) {
      this.next.set(id, known);
      return;
    }
    const isWithheld = this.schema.isWithheld?.(document) ?? false;
    const builder = isWithheld ? this.withheld : this.listed;
    this.next.set(id, { contentHash, isWithheld, place: builder.size });
    builder.add(document);
  }

  /** Index of this reading in shared memory; null when its documents are those of the reading before. */
  finish(): StockIndexData | null {
    const isSame =
      this.hasFinished &&
      this.next.size === this.current.size &&
      [...this.next].every(([id, document]) => this.current.get(id) === document);
    this.current = this.next;
    this.hasFinished = true;
    return isSame ? null : this.layOut();
  }

  private layOut(): StockIndexData {
    const selectPlaces = (isWithheld: boolean): Uint32Array =>
      Uint32Array.from(
        [...this.current.values()].filter((one) => one.isWithheld === isWithheld).map(({ place }) => place),
      );
    const withheld = selectPlaces(true);
    return {
      listed: this.listed.finish(selectPlaces(false)),
      withheld: withheld.length > 0 ? this.withheld.finish(withheld) : null,
    };
  }
}
