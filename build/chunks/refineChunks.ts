import { buildChunkGraph, importsItself, withImportedChunks } from './ChunkGraph.ts';
import type { ChunkGraph } from './ChunkGraph.ts';
import type { CodeAtom, CodeAtoms } from './CodeAtom.ts';
import { minChunkBytes } from './Occasion.ts';
import type { Occasion } from './Occasion.ts';

/** Returns the compressed size of a file with the given pieces, in bytes. */
export type MeasureFiles = (files: readonly string[]) => number;

/** Compressed bytes that a file has for its imports and exports. */
const linkBytes = 130;

/** Compressed bytes that cost as much as one more request. */
const requestBytes = 120;

/** Cost in bytes of a file above a loader's maximum, at first and in the last moves. */
const excessFileBytes = { first: 30_000, last: 300_000 };

/** Cost in bytes of a file below the minimum size. */
const smallFileBytes = 1000;

/** Cost of a byte that makes a page heavier than before. */
const addedByteCost = 4;

/** Cost of a byte beyond a page's maximum. */
const excessByteCost = 30;

/** Minimum gain of a move, in weighted bytes. */
const minGain = 5;

/** Largest error of an estimated gain, in weighted bytes. */
const estimateError = 500;

/** Bytes of a chunk. */
interface ChunkSize {
  minified: number;
  compressed: number;
}

/** Gain of moving atoms to a chunk, in weighted bytes. */
interface Move {
  to: number;
  gain: number;
}

const noChunk: ChunkSize = { minified: 0, compressed: 0 };

const isSmall = ({ minified }: ChunkSize): boolean => minified > 0 && minified < minChunkBytes;

const sumBytes = (chunks: ReadonlySet<number>, sizeOf: (chunk: number) => ChunkSize): number =>
  [...chunks].reduce((sum, chunk) => sum + linkBytes + sizeOf(chunk).compressed, 0);

class ChunkRefiner {
  private readonly atoms: readonly CodeAtom[];
  private readonly needs: readonly (readonly number[])[];
  /** Compressed sizes of chunks by the indexes of their atoms. */
  private readonly measured = new Map<string, number>();
  /** Compressed bytes that each loader loads before the first move. */
  private readonly initialBytes: readonly number[];
  private sizes: ChunkSize[];
  private moves = 0;
  /** Number of the last move that changed each chunk. */
  private readonly changed: number[] = [];
  private graph: ChunkGraph;
  /** Chunks that each loader loads. */
  private loaded: Set<number>[];
  /** Moves may leave a file below the minimum size. */
  private allowsSmallFiles = true;
  private excessFileBytes = excessFileBytes.first;

  constructor(
    { atoms, needs }: CodeAtoms,
    private readonly loaders: readonly Occasion[],
    private readonly measure: MeasureFiles,
  ) {
    this.atoms = atoms.map((atom) => ({ ...atom }));
    this.needs = needs;
    this.sizes = atoms.map((_, chunk) => this.measureChunk(chunk));
    this.graph = buildChunkGraph(this.atoms);
    this.loaded = loaders.map((_, loader) => this.load(loader, this.graph));
    this.initialBytes = this.loaded.map((chunks) => sumBytes(chunks, this.currentSize));
  }

  /** Moves atoms until no move pays. Returns them with their chunks. */
  refine(): readonly CodeAtom[] {
    this.moveAll();
    this.allowsSmallFiles = false;
    for (const chunk of this.sizes.keys()) {
      if (!isSmall(this.currentSize(chunk))) continue;
      const moved = this.atoms.filter((atom) => atom.chunk === chunk);
      const best = this.findMove(moved, -Infinity);
      if (best) this.move(moved, best.to);
    }
    this.moveAll();
    this.excessFileBytes = excessFileBytes.last;
    this.moveAll();
    return this.atoms;
  }

  /** Moves atoms and whole chunks until none gains. Tries a move again only after one of its chunks has changed. */
  private moveAll(): void {
    const tried = new Map<string, number>();
    for (let isMoving = true; isMoving;) {
      isMoving = false;
      const chunks = [...this.sizes.keys()].map((chunk) => this.atoms.filter((atom) => atom.chunk === chunk));
      for (const moved of [...this.atoms.map((atom) => [atom]), ...chunks.filter((atoms) => atoms.length > 1)]) {
        const from = moved[0]?.chunk;
        if (from === undefined || moved.some(({ chunk }) => chunk !== from)) continue; // moved since
        const name = moved.map(({ files }) => files[0]).join(' ');
        const best = this.findMove(moved, minGain, (to) => {
          const key = `${name} > ${to}`;
          const turn = Math.max(this.changed[from] ?? 0, this.changed[to] ?? 0);
          if (tried.get(key) === turn) return false;
          tried.set(key, turn);
          return true;
        });
        if (!best) continue;
        this.move(moved, best.to);
        isMoving = true;
      }
    }
  }

  private move(moved: readonly CodeAtom[], to: number): void {
    const from = moved[0]?.chunk ?? to;
    for (const atom of moved) atom.chunk = to;
    this.moves += 1;
    for (const chunk of [from, to]) {
      this.sizes[chunk] = this.measureChunk(chunk);
      this.changed[chunk] = this.moves;
    }
    this.graph = buildChunkGraph(this.atoms);
    this.loaded = this.loaders.map((_, loader) => this.load(loader, this.graph));
  }

  /**
   * Returns the best move of atoms that share a chunk, if one gains more than a minimum.
   * @param isWanted leaves out chunks that were tried before
   */
  private findMove(
    moved: readonly CodeAtom[],
    minimum: number,
    isWanted: (to: number) => boolean = () => true,
  ): Move | undefined {
    let best: Move | undefined;
    for (const to of this.targets(moved).filter(isWanted)) {
      const gain = this.gain(moved, to, best?.gain ?? minimum);
      if (gain > (best?.gain ?? minimum)) best = { to, gain };
    }
    return best;
  }

  /** Returns the chunks that load together with atoms, and an empty one. Two groups never share a chunk. */
  private targets(moved: readonly CodeAtom[]): number[] {
    const from = moved[0]?.chunk ?? 0;
    const withGroup = new Set(this.atoms.flatMap(({ group, chunk }) => (group === undefined ? [] : chunk)));
    const isGroupMoved = moved.some(({ group }) => group !== undefined);
    const together = this.loaded.filter((chunks) => chunks.has(from)).flatMap((chunks) => [...chunks]);
    const isWholeChunk = this.atoms.every((atom) => atom.chunk !== from || moved.includes(atom));
    const empty = isWholeChunk ? -1 : this.sizes.findIndex(({ minified }) => minified === 0);
    return [...new Set([...together, empty])].filter(
      (chunk) => chunk >= 0 && chunk !== from && !(isGroupMoved && withGroup.has(chunk)),
    );
  }

  /** Returns the gain of a move; -Infinity when it is below a minimum or makes chunks import each other. */
  private gain(moved: readonly CodeAtom[], to: number, minimum: number): number {
    const from = moved[0]?.chunk ?? to;
    for (const atom of moved) atom.chunk = to;
    try {
      const graph = buildChunkGraph(this.atoms);
      const loaded = this.loaded.map((chunks, loader) =>
        chunks.has(from) || chunks.has(to) ? this.load(loader, graph) : chunks,
      );
      const bytes = moved.reduce((sum, atom) => sum + atom.bytes, 0);
      const source = this.currentSize(from);
      const compression = source.compressed / source.minified;
      const estimated = (chunk: number): ChunkSize => {
        const { minified, compressed } = this.currentSize(chunk);
        const more = chunk === to ? bytes : chunk === from ? -bytes : 0;
        return { minified: minified + more, compressed: compressed + more * compression };
      };
      if (this.difference(from, to, loaded, estimated) + estimateError < minimum) return -Infinity;
      if (importsItself(graph, from) || importsItself(graph, to)) return -Infinity;
      const sizes = new Map([from, to].map((chunk) => [chunk, this.measureChunk(chunk)]));
      return this.difference(from, to, loaded, (chunk) => sizes.get(chunk) ?? this.currentSize(chunk));
    } finally {
      for (const atom of moved) atom.chunk = from;
    }
  }

  /** Returns the weighted bytes that loaders save by a change of two chunks. */
  private difference(
    from: number,
    to: number,
    loaded: readonly ReadonlySet<number>[],
    sizeOf: (chunk: number) => ChunkSize,
  ): number {
    let saved = 0;
    for (const chunk of [from, to]) {
      if (isSmall(this.currentSize(chunk))) saved += smallFileBytes;
      if (isSmall(sizeOf(chunk))) saved -= this.mayBeSmall(chunk) ? smallFileBytes : Infinity;
    }
    for (const [loader, before] of this.loaded.entries()) {
      if (!before.has(from) && !before.has(to)) continue;
      saved += this.cost(loader, before, this.currentSize) - this.cost(loader, loaded[loader] ?? before, sizeOf);
    }
    return saved;
  }

  /** Small files of a group cannot join another one later. */
  private mayBeSmall(chunk: number): boolean {
    const hasGroup = this.atoms.some((atom) => atom.chunk === chunk && atom.group !== undefined);
    return isSmall(this.currentSize(chunk)) || (this.allowsSmallFiles && !hasGroup);
  }

  private cost(loader: number, chunks: ReadonlySet<number>, sizeOf: (chunk: number) => ChunkSize): number {
    const { weight = 0, maxChunks, maxBytes = Infinity } = this.loaders[loader] ?? {};
    const bytes = sumBytes(chunks, sizeOf);
    const cost = weight * (bytes + requestBytes * chunks.size);
    if (maxChunks === undefined) return cost;
    const added = Math.max(0, bytes - (this.initialBytes[loader] ?? 0));
    const excess = Math.max(0, bytes - maxBytes);
    const excessFiles = Math.max(0, chunks.size - maxChunks);
    return cost + addedByteCost * added + excessByteCost * excess + this.excessFileBytes * excessFiles;
  }

  private readonly currentSize = (chunk: number): ChunkSize => this.sizes[chunk] ?? noChunk;

  private measureChunk(chunk: number): ChunkSize {
    const indexes = this.atoms.flatMap((atom, index) => (atom.chunk === chunk ? index : []));
    const atoms = indexes.flatMap((index) => this.atoms[index] ?? []);
    const key = indexes.join(' ');
    const compressed = this.measured.get(key) ?? this.measure(atoms.flatMap(({ files }) => files));
    this.measured.set(key, compressed);
    return { minified: atoms.reduce((sum, { bytes }) => sum + bytes, 0), compressed };
  }

  private load(loader: number, graph: ChunkGraph): Set<number> {
    return withImportedChunks(graph, this.needs[loader]?.map((atom) => this.atoms[atom]?.chunk ?? 0) ?? []);
  }
}

/**
 * Moves code between the chunks of a plan while that makes what visitors load lighter.
 * Merging two chunks at a time keeps merges that a later one has made a loss: code that pages load in vain.
 * @param measure returns 0 for no files
 * @returns the atoms with their chunks. Chunks do not import each other and hold one group at most.
 */
export function refineChunks(
  atoms: CodeAtoms,
  loaders: readonly Occasion[],
  measure: MeasureFiles,
): readonly CodeAtom[] {
  return new ChunkRefiner(atoms, loaders, measure).refine();
}
