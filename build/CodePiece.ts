/** A part of the browser code that cannot be divided further: one output file of esbuild's code splitting. */
export interface CodePiece {
  /** Minified size in bytes. */
  bytes: number;
  /** Files of the pieces that it imports statically. */
  imports: readonly string[];
  /** Files of the pieces that it imports lazily. */
  lazyImports: readonly string[];
  /** Chunk whose pieces load together, for a lazily imported piece; shared pieces have none. */
  group?: string;
  /** It holds code of packages only. */
  isVendor: boolean;
}

/** The piece and everything that it imports statically. */
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
