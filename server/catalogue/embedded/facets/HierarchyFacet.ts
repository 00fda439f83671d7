import type { FacetValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from '../columns/bitset.ts';
import { countRange, setRange } from '../columns/bitset.ts';
import { codesByCount } from './codesByCount.ts';
import { sharedUint32 } from '../columns/sharedArrays.ts';
import type { SharedTexts } from '../columns/SharedTexts.ts';
import { SharedTextList, shareTexts } from '../columns/SharedTexts.ts';
import { TermDictionary } from '../columns/TermDictionary.ts';
import type { textOrder } from '../columns/textOrder.ts';

/** Separates parent and child in a filter value: "Volvo>XC60". */
const separator = '>';

/** Two levels of texts in shared memory. */
export interface HierarchyData {
  /** Ordered by textOrder(). */
  parents: SharedTexts;
  /** Children of each parent, ordered by textOrder(), parent by parent. */
  children: SharedTexts;
  /** Start of each parent's children; one extra entry has the end of the last. */
  childStarts: Uint32Array;
  /**
   * Per parent: start of each child's rows, of the rows without a child, and end of the parent's rows.
   * That is two entries more than children for each parent.
   */
  rowStarts: Uint32Array;
}

/**
 * Builds the levels from runs of rows.
 * @param pairs parent and child of runs of rows, sorted by parent, then child, "" (none) last; rows without a parent
 * may be left out
 */
export function buildHierarchy(pairs: Iterable<{ parent: string; child: string; rows: number }>): HierarchyData {
  const parents: string[] = [];
  const children: string[] = [];
  const childStarts: number[] = [];
  const rowStarts: number[] = [];
  let row = 0;
  let hasRest = true;
  const endParent = (): void => {
    if (!hasRest) rowStarts.push(row);
    if (parents.length > 0) rowStarts.push(row);
  };
  for (const { parent, child, rows } of pairs) {
    if (parent === '') continue;
    if (parents.at(-1) !== parent) {
      endParent();
      parents.push(parent);
      childStarts.push(children.length);
      hasRest = false;
    }
    rowStarts.push(row);
    if (child === '') hasRest = true;
    else children.push(child);
    row += rows;
  }
  endParent();
  childStarts.push(children.length);
  const shared = (numbers: readonly number[]): Uint32Array => {
    const array = sharedUint32(numbers.length);
    array.set(numbers);
    return array;
  };
  return {
    parents: shareTexts(parents),
    children: shareTexts(children),
    childStarts: shared(childStarts),
    rowStarts: shared(rowStarts),
  };
}

interface Parent {
  children: TermDictionary;
  /** Start of each child's rows, then of the rows without a child, then the end of the parent. */
  starts: Uint32Array;
}

/**
 * Brand > model as one facet.
 * Rows are ordered by parent, then child, so that each value is a run of rows: a filter sets runs of bits, and a count
 * counts the bits set in a run.
 */
export class HierarchyFacet {
  private readonly parents: TermDictionary;
  private readonly members: Parent[];

  constructor(
    { parents, children, childStarts, rowStarts }: HierarchyData,
    private readonly order: ReturnType<typeof textOrder>,
  ) {
    this.parents = new TermDictionary(new SharedTextList(parents));
    const texts = new SharedTextList(children);
    this.members = Array.from({ length: this.parents.size }, (_, parent) => {
      const from = childStarts[parent] ?? 0;
      const to = childStarts[parent + 1] ?? 0;
      return {
        children: new TermDictionary(texts, from, to),
        starts: rowStarts.subarray(from + parent * 2, to + (parent + 1) * 2),
      };
    });
  }

  /**
   * Adds the rows of parents ("Volvo") and children ("Volvo>XC60").
   * A parent with selected children narrows to those.
   */
  matchParents(target: Bitset, values: readonly string[]): void {
    const whole = new Set<number>();
    const narrowed = new Map<number, string[]>();
    for (const value of values) {
      const at = value.indexOf(separator);
      for (const parent of this.parents.resolve(at < 0 ? value : value.slice(0, at))) {
        if (at < 0) whole.add(parent);
        else narrowed.set(parent, [...(narrowed.get(parent) ?? []), value.slice(at + 1)]);
      }
    }
    for (const parent of whole) {
      if (!narrowed.has(parent)) this.addParent(target, parent);
    }
    for (const [parent, children] of narrowed) {
      for (const child of children) this.addChild(target, parent, child);
    }
  }

  /** Adds the rows of children, given as "XC60" (of any parent) or "Volvo>XC60". */
  matchChildren(target: Bitset, values: readonly string[]): void {
    for (const value of values) {
      const at = value.indexOf(separator);
      const child = value.slice(at + 1);
      if (at >= 0) {
        for (const parent of this.parents.resolve(value.slice(0, at))) this.addChild(target, parent, child);
        continue;
      }
      // A spelling that some parent has exactly wins over one that only folds to it.
      const exact = this.members.some(({ children }) => children.codeOf(child) !== undefined);
      for (const [parent, { children }] of this.members.entries()) {
        if (!exact || children.codeOf(child) !== undefined) this.addChild(target, parent, child);
      }
    }
  }

  /** Parents with their counts, and with their children when requested. */
  parentValues(bits: Bitset, withChildren: boolean, byText: boolean): FacetValue[] {
    const counts = this.members.map(({ starts }) => countRange(bits, starts[0] ?? 0, starts[starts.length - 1] ?? 0));
    return codesByCount(counts, counts.length, byText).map((parent) => {
      const value: FacetValue = { text: this.parents.texts[parent] ?? '', count: counts[parent] ?? 0 };
      if (withChildren) value.children = this.childrenOf(bits, parent, byText, value.count === 0);
      return value;
    });
  }

  /** Children only; those of one name under several parents are summed. */
  childValues(bits: Bitset, byText: boolean): FacetValue[] {
    const counts = new Map<string, number>();
    for (const parent of this.members.keys()) {
      for (const { text, count } of this.childrenOf(bits, parent, true, false)) {
        counts.set(text, (counts.get(text) ?? 0) + count);
      }
    }
    const values = [...counts].map(([text, count]): FacetValue => ({ text, count }));
    return values.sort((a, b) => (byText ? 0 : b.count - a.count) || this.order(a.text, b.text));
  }

  private childrenOf(bits: Bitset, parent: number, byText: boolean, empty: boolean): FacetValue[] {
    const member = this.members[parent];
    if (!member) return [];
    const { children, starts } = member;
    const counts = children.texts.map((_, code) =>
      empty ? 0 : countRange(bits, starts[code] ?? 0, starts[code + 1] ?? 0),
    );
    return codesByCount(counts, counts.length, byText || empty).map((code) => ({
      text: children.texts[code] ?? '',
      count: counts[code] ?? 0,
    }));
  }

  private addParent(target: Bitset, parent: number): void {
    const starts = this.members[parent]?.starts;
    if (starts) setRange(target, starts[0] ?? 0, starts[starts.length - 1] ?? 0);
  }

  private addChild(target: Bitset, parent: number, child: string): void {
    const member = this.members[parent];
    if (!member) return;
    for (const code of member.children.resolve(child)) {
      setRange(target, member.starts[code] ?? 0, member.starts[code + 1] ?? 0);
    }
  }
}
