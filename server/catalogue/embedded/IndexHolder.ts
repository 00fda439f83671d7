import type { StockIndex } from './StockIndex.ts';

/** The running indexes by name. A rebuilt index replaces its predecessor atomically; running searches keep theirs. */
export class IndexHolder<T extends object> {
  private readonly indexes = new Map<string, StockIndex<T>>();

  get(indexName: string): StockIndex<T> | undefined {
    return this.indexes.get(indexName);
  }

  replace(indexName: string, index: StockIndex<T>): void {
    this.indexes.set(indexName, index);
  }
}
