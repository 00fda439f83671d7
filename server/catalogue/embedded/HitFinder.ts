import { filterParts } from '../../../shared/catalogue/facets/filterParts.ts';
import { splitAlternatives } from '../../../shared/catalogue/facets/listFacets.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from './columns/bitset.ts';
import { addAll, countBits, keepOnly, removeAll, setBit } from './columns/bitset.ts';
import type { BitsetPool } from './columns/BitsetPool.ts';
import type { Selection } from './facets/Selection.ts';
import type { IndexSchema } from './IndexSchema.ts';
import type { IndexColumns } from './columns/IndexColumns.ts';
import type { TermFacet } from './facets/TermFacet.ts';
import type { TextMatch } from './text/TextIndex.ts';

/**
 * One pass over the masks of all filters.
 *
 * @param result receives the rows that pass every mask
 * @param fixed masks that every count heeds (keyphrase, ids); `result` starts as all rows
 * @param masks one mask per filtered facet
 * @param onlyFailed per mask a bitset that receives the rows that fail this mask alone, or null when not wanted:
 *   together with `result` these are the rows that a facet counts when it ignores its own selection
 */
function combineMasks(
  result: Bitset,
  fixed: readonly Bitset[],
  masks: readonly Bitset[],
  onlyFailed: readonly (Bitset | null)[],
): void {
  for (let word = 0; word < result.length; word++) {
    let passAll = result[word] as number;
    for (const mask of fixed) passAll &= mask[word] as number;
    let failOne = 0;
    for (const bits of masks) {
      const mask = bits[word] as number;
      failOne = (failOne & mask) | (passAll & ~mask);
      passAll &= mask;
    }
    result[word] = passAll;
    for (let i = 0; i < masks.length; i++) {
      const target = onlyFailed[i];
      if (target) target[word] = failOne & ~((masks[i] as Bitset)[word] as number);
    }
  }
}

/** Rows that pass all filters of a request. */
export interface Hits extends Selection {
  /** Per filtered group: rows that fail only its own selection. */
  onlyFailed: ReadonlyMap<string, Bitset>;
  text: TextMatch | null;
}

/** Translates the filters and the keyphrase of a request into sets of rows. The bitsets come from the pool. */
export class HitFinder<T extends object> {
  /** Name of the facet by each of its names and aliases. */
  private readonly facetNames = new Map<string, string>();

  constructor(
    private readonly columns: IndexColumns<T>,
    private readonly schema: IndexSchema<T>,
    private readonly sets: { all: Bitset; pool: BitsetPool },
    private readonly onUnknownFilter: (name: string) => void,
  ) {
    for (const field of schema.terms) {
      for (const name of [field.name, ...(field.aliases ?? [])]) this.facetNames.set(name, field.name);
    }
  }

  /** True when a facet of this name can be counted. */
  isFacet(name: string): boolean {
    const { hierarchy } = this.schema;
    const isLevel = name === hierarchy?.parent || name === hierarchy?.child;
    return isLevel || this.facetNames.has(name) || this.columns.ranges.has(name);
  }

  /** @param countedGroups groups whose facets will be counted, for which `onlyFailed` is filled */
  find(request: SearchRequest, countedGroups: ReadonlySet<string>): Hits {
    const fixed: Bitset[] = [];
    const masks = new Map<string, Bitset>();
    for (const [name, value] of Object.entries(request.filters)) {
      const { any, all, not } = filterParts(value);
      this.requireAll(name, all, fixed);
      this.exclude(name, not, fixed);
      const mask = this.maskOf(name, any);
      if (!mask) continue;
      const group = this.groupOf(name);
      const earlier = masks.get(group);
      if (this.columns.keys.has(name)) fixed.push(mask);
      else if (earlier) keepOnly(earlier, mask);
      else masks.set(group, mask);
    }
    const text = this.matchKeyphrase(request.keyphrase, fixed);

    const bits = this.sets.pool.takeDirty();
    bits.set(this.sets.all);
    const onlyFailed = new Map<string, Bitset>();
    for (const group of masks.keys()) {
      if (countedGroups.has(group)) onlyFailed.set(group, this.sets.pool.takeDirty());
    }
    combineMasks(
      bits,
      fixed,
      [...masks.values()],
      [...masks.keys()].map((group) => onlyFailed.get(group) ?? null),
    );
    return { bits, count: countBits(bits), onlyFailed, text };
  }

  /** Adds the mask of a keyphrase to `fixed`; returns the match when hits can be sorted by relevance. */
  private matchKeyphrase(keyphrase: string, fixed: Bitset[]): TextMatch | null {
    if (keyphrase.trim() === '') return null;
    const length = keyphrase.replace(/\s+/g, '').length;
    for (const { name, keyphraseMinLength } of this.schema.keys) {
      if (keyphraseMinLength === undefined || length < keyphraseMinLength) continue;
      const rows = this.columns.keys.get(name)?.find(keyphrase) ?? [];
      if (rows.length === 0) continue;
      const mask = this.sets.pool.take();
      for (const row of rows) setBit(mask, row);
      fixed.push(mask);
      return null;
    }
    const match = this.columns.text.match(keyphrase, this.sets.pool);
    if (match) fixed.push(match.bits);
    return match;
  }

  /** Rows with any of the values; null when the values are no condition. */
  private maskOf(name: string, values: readonly string[]): Bitset | null {
    if (values.length === 0) return null;
    const mask = this.sets.pool.take();
    return this.matchInto(mask, name, values) ? mask : null;
  }

  /** Adds a mask per value to `fixed`, so that the facet's own counts are restricted, too. */
  private requireAll(name: string, values: readonly string[], fixed: Bitset[]): void {
    for (const value of values) {
      const mask = this.maskOf(name, splitAlternatives(value));
      if (mask) fixed.push(mask);
    }
  }

  /** Adds the rows with none of the values to `fixed`. */
  private exclude(name: string, values: readonly string[], fixed: Bitset[]): void {
    // As alternatives, a child narrows its parent; as exclusions, all rows of both are removed.
    const isParent = name === this.schema.hierarchy?.parent;
    for (const part of isParent ? values.map((value) => [value]) : [values]) {
      const mask = this.maskOf(name, part);
      if (!mask) continue;
      const others = this.sets.pool.takeDirty();
      others.set(this.sets.all);
      removeAll(others, mask);
      fixed.push(others);
    }
  }

  private matchInto(mask: Bitset, name: string, values: readonly string[]): boolean {
    const { hierarchy, ranges, keys } = this.columns;
    const key = keys.get(name);
    if (key) {
      for (const value of values) for (const row of key.find(value)) setBit(mask, row);
      return true;
    }
    if (hierarchy && name === this.schema.hierarchy?.parent) {
      hierarchy.matchParents(mask, values);
      return true;
    }
    if (hierarchy && name === this.schema.hierarchy?.child) {
      hierarchy.matchChildren(mask, values);
      return true;
    }
    const range = ranges.get(name);
    if (range) {
      return range.matchInto(
        mask,
        values,
        () => this.sets.pool.take(),
        (other) => addAll(mask, other),
      );
    }
    const term = this.termOf(name);
    if (term) return term.matchInto(mask, values);
    this.onUnknownFilter(name);
    return false;
  }

  private termOf(name: string): TermFacet | undefined {
    return this.columns.terms.get(this.facetNames.get(name) ?? name);
  }

  /** Filters of one group are one selection: brand and model, and the several names of one facet. */
  groupOf(name: string): string {
    if (name === this.schema.hierarchy?.child) return this.schema.hierarchy.parent;
    return this.facetNames.get(name) ?? name;
  }
}
