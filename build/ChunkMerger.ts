import { withImports } from './CodePiece.ts';
import type { CodePiece } from './CodePiece.ts';

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
const requestBytes = 2500;

/** Minimum file size, minified. */
const minChunkBytes = 2000;

/** Weight of a group that no occasion loads, relative to 1 for a page. */
const onDemandWeight = 0.1;

/** Groups that load together: for a page until it is idle, or on a visitor's first touch. */
export interface Occasion {
  groups: ReadonlySet<string>;
  /** Weight of its bytes and requests; 1 for a page. */
  weight: number;
}

/** By name. */
export type Occasions = ReadonlyMap<string, Occasion>;

/** Returns the weights of the occasions that load a chunk, by name. */
function weightsOf(users: ReadonlySet<string>, occasions: Occasions): Map<string, number> {
  const weights = new Map<string, number>();
  for (const user of users) {
    const loading = [...occasions].filter(([, { groups }]) => groups.has(user));
    for (const [name, { weight }] of loading) weights.set(name, weight);
    if (loading.length === 0) weights.set(user, onDemandWeight);
  }
  return weights;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Merges chunks step by step. Tracks which groups load each chunk, also through importing chunks. */
export class ChunkMerger {
  constructor(
    private chunks: PlannedChunk[],
    private readonly pieces: ReadonlyMap<string, CodePiece>,
    private readonly occasions: Occasions,
  ) {}

  /**
   * Merges the pair with the largest saving until no pair saves anything.
   * Continues while a chunk is too small for a file. Chunks of two groups stay separate.
   */
  merge(): PlannedChunk[] {
    for (;;) {
      const imports = new Map(this.chunks.map((chunk) => [chunk, this.importsOf(chunk)]));
      const weights = new Map(this.chunks.map(({ users }) => [users, weightsOf(users, this.occasions)]));
      const pairs = this.chunks
        .flatMap((a, at) => this.chunks.slice(at + 1).map((b) => ({ a, b })))
        .filter(({ a, b }) => a.group === undefined || b.group === undefined)
        .map(({ a, b }) => ({ a, b, bytes: this.saving(a, b, imports, weights) }))
        .filter(({ a, b, bytes }) => bytes > 0 || Math.min(a.bytes, b.bytes) < minChunkBytes)
        .sort((one, two) => two.bytes - one.bytes);
      const best = pairs.find(({ a, b }) => !this.importsAround(a, b) && !this.importsAround(b, a));
      if (!best) return this.chunks;
      this.replace(best.a, best.b);
    }
  }

  /** Returns the bytes saved over all occasions by merging two chunks; negative for a loss. */
  private saving(
    a: PlannedChunk,
    b: PlannedChunk,
    imports: ReadonlyMap<PlannedChunk, ReadonlySet<PlannedChunk>>,
    weights: ReadonlyMap<ReadonlySet<string>, ReadonlyMap<string, number>>,
  ): number {
    const of = (chunk: PlannedChunk): ReadonlyMap<string, number> => weights.get(chunk.users) ?? new Map();
    const both = [...of(a)].filter(([name]) => of(b).has(name));
    const extraFor = (loader: PlannedChunk, other: PlannedChunk): number =>
      sum(
        [other, ...(imports.get(other) ?? [])].map(
          (chunk) =>
            chunk.bytes * sum([...of(loader)].filter(([name]) => !of(chunk).has(name)).map(([, weight]) => weight)),
        ),
      );
    return requestBytes * sum(both.map(([, weight]) => weight)) - extraFor(a, b) - extraFor(b, a);
  }

  /** Returns all direct and indirect imports of a chunk, without itself. */
  private importsOf(chunk: PlannedChunk): Set<PlannedChunk> {
    const files = new Set(chunk.files.flatMap((file) => [...withImports(this.pieces, file)]));
    return new Set(this.chunks.filter((other) => other !== chunk && other.files.some((file) => files.has(file))));
  }

  /**
   * Returns whether a chunk imports another through a third.
   * In one file, they and the third would import each other.
   */
  private importsAround(from: PlannedChunk, to: PlannedChunk): boolean {
    const direct = new Set(from.files.flatMap((file) => this.pieces.get(file)?.imports ?? []));
    const between = this.chunks.filter(
      (chunk) => chunk !== from && chunk !== to && chunk.files.some((file) => direct.has(file)),
    );
    return between.some((chunk) => this.importsOf(chunk).has(to));
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
    for (const chunk of this.importsOf(one)) chunk.users = new Set([...chunk.users, ...one.users]);
  }
}
