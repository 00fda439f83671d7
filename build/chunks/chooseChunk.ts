import { basename } from 'node:path';
import { laterChunks, pageChunks, sharedChunks } from './chunkTable.ts';
import type { ChunkTree } from './chunkTable.ts';

/** Name of the tree's root as a chunk. */
const root = 'shared';

/** Returns whether a path matches a pattern; `*` matches any part of a name, but no slashes. */
function matchesPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(path);
}

/** Returns the first chunk of a table that has one of the modules. */
function findChunk(table: Readonly<Record<string, readonly string[]>>, sources: readonly string[]): string | undefined {
  const isListed = ([, patterns]: [string, readonly string[]]): boolean =>
    patterns.some((pattern) => sources.some((source) => matchesPattern(source, pattern)));
  return Object.entries(table).find(isListed)?.[0];
}

const isChunk = (node: ChunkTree | readonly string[]): node is readonly string[] => Array.isArray(node);

/** Returns the names of the nodes from the root of the tree to a module's chunk; empty for a later module. */
function findPath(source: string, tree: ChunkTree = pageChunks): string[] {
  for (const [name, node] of Object.entries(tree)) {
    if (isChunk(node)) {
      if (node.some((pattern) => matchesPattern(source, pattern))) return [name];
    } else {
      const below = findPath(source, node);
      if (below.length > 0) return [name, ...below];
    }
  }
  return [];
}

/** Returns the chunk of a lazily imported module. */
export function chunkOfEntry(source: string): string {
  return findPath(source).at(-1) ?? findChunk(laterChunks, [source]) ?? basename(source).replace(/\.tsx?$/, '');
}

/**
 * Returns the chunk of code that lazily imported modules share.
 * It is that of the nearest node above those of pages. Code that only later modules share is left to the bundler (undefined), unless they are in one chunk.
 * @param users lazily imported modules that need the code
 * @param sources modules of the code
 */
export function chunkOfShared(users: readonly string[], sources: readonly string[]): string | undefined {
  const paths = users.map((source) => findPath(source)).filter((path) => path.length > 0);
  const [first] = paths;
  if (!first) {
    const chunks = new Set(users.map(chunkOfEntry));
    return chunks.size === 1 ? [...chunks][0] : undefined;
  }
  const end = first.findIndex((name, at) => paths.some((path) => path[at] !== name));
  const node = (end < 0 ? first : first.slice(0, end)).at(-1) ?? root;
  return findChunk(sharedChunks[node] ?? {}, sources) ?? node;
}
