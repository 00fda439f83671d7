/** Indivisible part of the browser code: one output file of esbuild's code splitting. */
export interface CodePiece {
  /** Minified size in bytes. */
  bytes: number;
  /** Files of the statically imported pieces. */
  imports: readonly string[];
  /** Files of the lazily imported pieces. */
  lazyImports: readonly string[];
  /** Chunk whose pieces load together, for a lazily imported piece; shared pieces have none. */
  group?: string;
  /** Contains code of packages only. */
  isVendor: boolean;
}

/** Returns the piece and its direct and indirect static imports. */
export function withImports(
  pieces: ReadonlyMap<string, CodePiece>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of pieces.get(file)?.imports ?? []) withImports(pieces, path, found);
  return found;
}
