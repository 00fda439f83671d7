import { ChunkMerger } from './ChunkMerger.ts';
import type { PlannedChunk } from './ChunkMerger.ts';
import { collectAtoms } from './CodeAtom.ts';
import type { CodeAtom } from './CodeAtom.ts';
import { withImports } from './CodePiece.ts';
import type { CodePiece } from './CodePiece.ts';
import { listLoaders } from './Occasion.ts';
import type { Occasions } from './Occasion.ts';
import { refineChunks } from './refineChunks.ts';
import type { MeasureFiles } from './refineChunks.ts';

/** Returns the files needed by each group, without those that every page loads. */
function filesByGroup(pieces: ReadonlyMap<string, CodePiece>, common: ReadonlySet<string>): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const [file, { group }] of pieces) {
    if (group === undefined) continue;
    const needed = files.get(group) ?? new Set();
    for (const used of withImports(pieces, file)) if (!common.has(used)) needed.add(used);
    files.set(group, needed);
  }
  return files;
}

/**
 * Returns the groups that load each piece. A group whose code is only imported by code of other groups does not count
 * as a user of pieces that those have already loaded.
 */
function usersByFile(pieces: ReadonlyMap<string, CodePiece>, common: ReadonlySet<string>): Map<string, Set<string>> {
  const needed = filesByGroup(pieces, common);
  const importersByGroup = new Map<string, Set<string>>();
  for (const [importer, files] of [['', common] as const, ...needed]) {
    for (const lazy of [...files].flatMap((file) => pieces.get(file)?.lazyImports ?? [])) {
      const group = pieces.get(lazy)?.group;
      if (group !== undefined) importersByGroup.set(group, (importersByGroup.get(group) ?? new Set()).add(importer));
    }
  }
  // Starts with everything present, then removes pieces missing from an importer until nothing changes.
  const present = new Map([...needed.keys()].map((group) => [group, new Set(pieces.keys())]));
  for (let changed = true; changed;) {
    changed = false;
    for (const [group, files] of present) {
      for (const importer of importersByGroup.get(group) ?? ['']) {
        if (importer === group) continue;
        for (const file of files) {
          if (needed.get(importer)?.has(file) || present.get(importer)?.has(file)) continue;
          files.delete(file);
          changed = true;
        }
      }
    }
  }
  const users = new Map<string, Set<string>>();
  for (const [group, files] of needed) {
    for (const file of files) {
      if (present.get(group)?.has(file)) continue;
      users.set(file, (users.get(file) ?? new Set()).add(group));
    }
  }
  return users;
}

/**
 * Removes groups that no occasion loads from the users of pieces that occasions load.
 * On demand they load the files into which pages split the code, so that one more user costs pages nothing.
 */
function withoutOnDemandUsers(
  users: ReadonlyMap<string, ReadonlySet<string>>,
  occasions: Occasions,
): Map<string, ReadonlySet<string>> {
  const starting = new Set([...occasions.values()].flatMap(({ groups }) => [...groups]));
  return new Map(
    [...users].map(([file, groups]) => {
      const started = new Set([...groups].filter((group) => starting.has(group)));
      return [file, started.size > 0 ? started : groups];
    }),
  );
}

/** Builds chunks of pieces that the same groups load. */
function chunksByUsers(
  pieces: ReadonlyMap<string, CodePiece>,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): PlannedChunk[] {
  const chunks = new Map<string, PlannedChunk>();
  for (const [file, groups] of users) {
    const key = [...groups].sort().join('+');
    const chunk = chunks.get(key) ?? { files: [], bytes: 0, users: groups };
    chunk.files.push(file);
    chunk.bytes += pieces.get(file)?.bytes ?? 0;
    if (groups.size === 1) chunk.group = key;
    chunks.set(key, chunk);
  }
  return [...chunks].sort(([a], [b]) => a.localeCompare(b)).map(([, chunk]) => chunk);
}

/** Names a chunk after its group; chunks without a group are numbered. */
function nameChunks(atoms: readonly CodeAtom[]): Map<string, string> {
  const names = new Map(atoms.flatMap(({ chunk, group }) => (group === undefined ? [] : [[chunk, group] as const])));
  let unnamed = 0;
  for (const { chunk } of atoms) if (!names.has(chunk)) names.set(chunk, `shared${(unnamed += 1)}`);
  return new Map(atoms.flatMap(({ chunk, files }) => files.map((file) => [file, names.get(chunk) ?? ''] as const)));
}

/** Weight of a group that no occasion loads while chunks are merged, and while they are refined. */
const onDemandWeights = { merging: 0.15, refining: 0.02 };

/**
 * Decides which pieces share a file. The code of every page becomes two chunks, `vendor` and `main`; the pieces of a
 * group become one, with shared pieces where that costs other pages less than a request.
 * @param pieces by output file of esbuild
 * @param entry output file of the entry
 * @param occasions groups that load together
 * @param measure compressed size of pieces in one file
 * @returns chunk name by output file, for the pieces reachable from the entry
 */
export function planChunks(
  pieces: ReadonlyMap<string, CodePiece>,
  entry: string,
  occasions: Occasions,
  measure: MeasureFiles,
): Map<string, string> {
  const common = withImports(pieces, entry);
  const users = withoutOnDemandUsers(usersByFile(pieces, common), occasions);
  const groups = [...users.values()].flatMap((names) => [...names]);
  const loaders = listLoaders(occasions, groups, onDemandWeights.merging);
  const merged = new ChunkMerger(chunksByUsers(pieces, users), pieces, loaders).merge();
  const visits = listLoaders(occasions, groups, onDemandWeights.refining);
  const plan = nameChunks(refineChunks(collectAtoms(merged, pieces, common, visits), visits, measure));
  for (const file of common) plan.set(file, pieces.get(file)?.isVendor ? 'vendor' : 'main');
  return plan;
}
