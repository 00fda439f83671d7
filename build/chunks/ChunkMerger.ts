import { withImports } from './CodePiece.ts';
import type { CodePiece } from './CodePiece.ts';
import { minChunkBytes } from './Occasion.ts';
import type { Occasion } from './Occasion.ts';

/** A chunk under construction. */
export interface PlannedChunk {
  /** The group whose pieces it holds, in addition to shared ones. */
  group?: string;
  files: string[];
  bytes: number;
  /** Groups that load it. */
  users: ReadonlySet<string>;
}

/** Code bytes that cost as much as one more request: headers, priority, worse compression. */
const requestBytes = 3000;

/** Inputs of a pair's saving; indexes are those of loaders. */
interface ChunkCost {
  chunk: PlannedChunk;
  loaders: readonly number[];
  /** Bytes of the chunk and its imports that a loader does not have, times the loader's weight. */
  missing: Float64Array;
}

/** Merges chunks step by step. Tracks which groups load each chunk, also through importing chunks. */
export class ChunkMerger {
  private readonly loaderWeights: readonly number[];
  private readonly loadersByGroup: ReadonlyMap<string, readonly number[]>;
  /** All files that a file imports, directly or not, with itself. */
  private readonly importsByFile: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    private chunks: PlannedChunk[],
    private readonly pieces: ReadonlyMap<string, CodePiece>,
    loaders: readonly Occasion[],
  ) {
    this.loaderWeights = loaders.map(({ weight }) => weight);
    const groups = new Set(loaders.flatMap((loader) => [...loader.groups]));
    this.loadersByGroup = new Map(
      [...groups].map((group) => [group, loaders.flatMap((loader, index) => (loader.groups.has(group) ? index : []))]),
    );
    this.importsByFile = new Map(
      chunks.flatMap(({ files }) => files.map((file) => [file, withImports(pieces, file)] as const)),
    );
  }

  /**
   * Merges the pair with the largest saving until no pair saves anything.
   * Continues while a chunk is too small for a file. Chunks of two groups stay separate.
   */
  merge(): PlannedChunk[] {
    for (;;) {
      const costs = this.costs();
      const pairs = costs
        .flatMap((a, at) => costs.slice(at + 1).map((b) => ({ a, b })))
        .filter(({ a, b }) => a.chunk.group === undefined || b.chunk.group === undefined)
        .map(({ a, b }) => ({ a: a.chunk, b: b.chunk, bytes: this.saving(a, b) }))
        .filter(({ a, b, bytes }) => bytes > 0 || Math.min(a.bytes, b.bytes) < minChunkBytes)
        .sort((one, two) => two.bytes - one.bytes);
      const best = pairs.find(({ a, b }) => !this.importsAround(a, b) && !this.importsAround(b, a));
      if (!best) return this.chunks;
      this.replace(best.a, best.b);
    }
  }

  private loadersOf({ users }: PlannedChunk): Set<number> {
    return new Set([...users].flatMap((group) => this.loadersByGroup.get(group) ?? []));
  }

  private costs(): ChunkCost[] {
    const loadersByChunk = new Map(this.chunks.map((chunk) => [chunk, this.loadersOf(chunk)]));
    const chunkByFile = this.chunkByFile();
    return this.chunks.map((chunk) => {
      const missing = new Float64Array(this.loaderWeights.length);
      for (const needed of [chunk, ...this.importsOf(chunk, chunkByFile)]) {
        const loaders = loadersByChunk.get(needed);
        this.loaderWeights.forEach((weight, loader) => {
          if (!loaders?.has(loader)) missing[loader] = (missing[loader] ?? 0) + weight * needed.bytes;
        });
      }
      return { chunk, loaders: [...(loadersByChunk.get(chunk) ?? [])], missing };
    });
  }

  /** Returns the bytes saved over all occasions by merging two chunks; negative for a loss. */
  private saving(a: ChunkCost, b: ChunkCost): number {
    let bytes = 0;
    for (const loader of a.loaders) {
      if (b.loaders.includes(loader)) bytes += requestBytes * (this.loaderWeights[loader] ?? 0);
      bytes -= b.missing[loader] ?? 0;
    }
    for (const loader of b.loaders) bytes -= a.missing[loader] ?? 0;
    return bytes;
  }

  private chunkByFile(): Map<string, PlannedChunk> {
    return new Map(this.chunks.flatMap((chunk) => chunk.files.map((file) => [file, chunk] as const)));
  }

  /** Returns all direct and indirect imports of a chunk, without itself. */
  private importsOf(chunk: PlannedChunk, chunkByFile: ReadonlyMap<string, PlannedChunk>): Set<PlannedChunk> {
    const found = new Set<PlannedChunk>();
    for (const file of chunk.files) {
      for (const imported of this.importsByFile.get(file) ?? []) {
        const other = chunkByFile.get(imported);
        if (other && other !== chunk) found.add(other);
      }
    }
    return found;
  }

  /**
   * Returns whether a chunk imports another through a third.
   * In one file, they and the third would import each other.
   */
  private importsAround(from: PlannedChunk, to: PlannedChunk): boolean {
    const chunkByFile = this.chunkByFile();
    const direct = new Set(
      from.files.flatMap((file) => this.pieces.get(file)?.imports ?? []).map((file) => chunkByFile.get(file)),
    );
    return [...direct].some(
      (chunk) => chunk && chunk !== from && chunk !== to && this.importsOf(chunk, chunkByFile).has(to),
    );
  }

  private replace(a: PlannedChunk, b: PlannedChunk): void {
    const group = a.group ?? b.group;
    const one: PlannedChunk = {
      ...(group === undefined ? {} : { group }),
      files: [...a.files, ...b.files],
      bytes: a.bytes + b.bytes,
      users: new Set([...a.users, ...b.users]),
    };
    this.chunks = [...this.chunks.filter((chunk) => chunk !== a && chunk !== b), one];
    for (const chunk of this.importsOf(one, this.chunkByFile())) chunk.users = new Set([...chunk.users, ...one.users]);
  }
}
