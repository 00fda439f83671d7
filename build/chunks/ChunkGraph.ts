import type { CodeAtom } from './CodeAtom.ts';

/** Imports between chunks, by index. */
export type ChunkGraph = readonly ReadonlySet<number>[];

/** Returns the imports between the chunks of atoms, as many as there are atoms. */
export function buildChunkGraph(atoms: readonly CodeAtom[]): ChunkGraph {
  const graph = atoms.map(() => new Set<number>());
  for (const { chunk, imports } of atoms) {
    for (const other of imports) {
      const imported = atoms[other]?.chunk ?? chunk;
      if (imported !== chunk) graph[chunk]?.add(imported);
    }
  }
  return graph;
}

/** Returns the given chunks with all that they import, directly or not. */
export function withImportedChunks(graph: ChunkGraph, chunks: Iterable<number>): Set<number> {
  const found = new Set(chunks);
  for (const chunk of found) for (const imported of graph[chunk] ?? []) found.add(imported);
  return found;
}

/** Returns whether a chunk imports itself by way of others. */
export const importsItself = (graph: ChunkGraph, chunk: number): boolean =>
  withImportedChunks(graph, graph[chunk] ?? []).has(chunk);
