/** Groups that load together: for a page until it is idle, or on a visitor's first touch. */
export interface Occasion {
  groups: ReadonlySet<string>;
  /** Weight of its bytes and requests; 1 for a page. */
  weight: number;
  /** Maximum number of files, without those of every page; default: no limit. */
  maxChunks?: number;
  /** Maximum of their compressed bytes; default: no limit. */
  maxBytes?: number;
}

/** By name. */
export type Occasions = ReadonlyMap<string, Occasion>;

/** Minimum file size, minified. */
export const minChunkBytes = 2000;

/**
 * Returns the occasions, and one for each group that none of them loads.
 * @param onDemandWeight weight of such a group, relative to 1 for a page
 */
export function listLoaders(occasions: Occasions, groups: Iterable<string>, onDemandWeight: number): Occasion[] {
  const listed = [...occasions.values()];
  const onDemand = [...new Set(groups)].filter((group) => !listed.some((occasion) => occasion.groups.has(group)));
  return [...listed, ...onDemand.map((group) => ({ groups: new Set([group]), weight: onDemandWeight }))];
}
