import type { PlannedChunk } from './ChunkMerger.ts';
import { withImports } from './CodePiece.ts';
import type { CodePiece } from './CodePiece.ts';
import type { Occasion } from './Occasion.ts';

/** Pieces that stay in one file: those of a group, or those of a chunk that the same loaders need. */
export interface CodeAtom {
  files: string[];
  /** Minified size in bytes. */
  bytes: number;
  group: string | undefined;
  /** Index of its chunk. */
  chunk: number;
  /** Indexes of the atoms that its pieces import. */
  imports: number[];
}

/** Atoms of a plan, and for each loader the indexes of those that it needs. */
export interface CodeAtoms {
  atoms: CodeAtom[];
  needs: number[][];
}

/** Returns the files that groups need, without those of every page. */
function filesOf(
  groups: ReadonlySet<string>,
  pieces: ReadonlyMap<string, CodePiece>,
  common: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  for (const [file, { group }] of pieces) {
    if (group !== undefined && groups.has(group)) withImports(pieces, file, found);
  }
  return new Set([...found].filter((file) => !common.has(file)));
}

/**
 * Divides the chunks of a plan into atoms.
 * @param common files that every page loads
 */
export function collectAtoms(
  chunks: readonly PlannedChunk[],
  pieces: ReadonlyMap<string, CodePiece>,
  common: ReadonlySet<string>,
  loaders: readonly Occasion[],
): CodeAtoms {
  const filesByLoader = loaders.map(({ groups }) => filesOf(groups, pieces, common));
  const atoms: CodeAtom[] = [];
  const indexByKey = new Map<string, number>();
  const indexByFile = new Map<string, number>();
  for (const [chunk, { files }] of chunks.entries()) {
    for (const file of files) {
      const { bytes = 0, group } = pieces.get(file) ?? {};
      const users = filesByLoader.flatMap((needed, loader) => (needed.has(file) ? [loader] : []));
      const key = group ?? `${chunk}: ${users.join(' ')}`;
      const index = indexByKey.get(key) ?? atoms.push({ files: [], bytes: 0, group, chunk, imports: [] }) - 1;
      const atom = atoms[index];
      if (!atom) continue;
      atom.files.push(file);
      atom.bytes += bytes;
      indexByKey.set(key, index);
      indexByFile.set(file, index);
    }
  }
  const indexesOf = (files: Iterable<string>): Set<number> =>
    new Set([...files].flatMap((file) => indexByFile.get(file) ?? []));
  for (const [index, atom] of atoms.entries()) {
    const imported = indexesOf(atom.files.flatMap((file) => pieces.get(file)?.imports ?? []));
    atom.imports = [...imported].filter((other) => other !== index);
  }
  return { atoms, needs: filesByLoader.map((files) => [...indexesOf(files)]) };
}
