import { setTimeout as wait } from 'node:timers/promises';
import type { StockIndex } from './StockIndex.ts';

/** Between two builds, ms: long enough for the requests that have come in during one. */
const pauseMs = 100;

type Build<T extends object> = () => StockIndex<T>;

/**
 * The running indexes by name. A rebuilt index takes its predecessor's place in one step; searches under way keep
 * theirs. An index that has no predecessor yet is built when it is first asked for.
 */
export class IndexHolder<T extends object> {
  private readonly indexes = new Map<string, StockIndex<T>>();
  private readonly waiting = new Map<string, Build<T>>();

  get(indexName: string): StockIndex<T> | undefined {
    const running = this.indexes.get(indexName);
    if (running) return running;
    this.buildNow(indexName);
    return this.indexes.get(indexName);
  }

  replace(indexName: string, index: StockIndex<T>): void {
    this.waiting.delete(indexName);
    this.indexes.set(indexName, index);
  }

  /** Has the index built by buildWaiting, or before that by the first search that finds none. */
  replaceBy(indexName: string, build: Build<T>): void {
    this.waiting.set(indexName, build);
  }

  /** Builds what waits, one index at a time, with requests answered in between. */
  async buildWaiting(): Promise<void> {
    for (const indexName of [...this.waiting.keys()]) {
      await wait(pauseMs, undefined, { ref: false });
      this.buildNow(indexName);
    }
  }

  private buildNow(indexName: string): void {
    const build = this.waiting.get(indexName);
    if (build) this.replace(indexName, build());
  }
}
