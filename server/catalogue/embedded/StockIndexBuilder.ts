import type { IndexSchema } from './IndexSchema.ts';
import { IndexColumnsBuilder } from './columns/IndexColumnsBuilder.ts';
import type { StockIndexData } from './StockIndexData.ts';

/** Builds an index from a stream of documents, none of which is kept as an object. */
export class StockIndexBuilder<T extends object> {
  private readonly listed: IndexColumnsBuilder<T>;
  private withheld: IndexColumnsBuilder<T> | null = null;

  constructor(private readonly schema: IndexSchema<T>) {
    this.listed = new IndexColumnsBuilder(schema);
  }

  add(document: T): void {
    if (!this.schema.isWithheld?.(document)) {
      this.listed.add(document);
      return;
    }
    this.withheld ??= new IndexColumnsBuilder(this.schema);
    this.withheld.add(document);
  }

  /** Returns the index in shared memory. The builder cannot be used afterwards. */
  finish(): StockIndexData {
    return { listed: this.listed.finish(), withheld: this.withheld?.finish() ?? null };
  }
}
