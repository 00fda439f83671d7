/** A facet as the list's panel shows it. */
export type ListFacet = ValuesListFacet | RangeListFacet | YesListFacet;

/** A value, its number of cars and, if chosen, its child values (the models of a brand). */
export type ListValue = readonly [text: string, count: number, children?: readonly ListValue[]];

export interface ValuesListFacet {
  kind: 'values';
  name: string;
  values: readonly ListValue[];
  /** Total number of values when `values` holds only some of them. */
  total?: number;
  /** Number of child values by value, where `values` leaves the children out. */
  childCounts?: Readonly<Record<string, number>>;
}

export interface RangeListFacet {
  kind: 'range';
  name: string;
  min: number;
  max: number;
  /** Cars per histogram bin in ascending order, packed by packCounts(). */
  counts: string;
  /** Edges of the bins if they differ in width, packed by packEdges(). */
  edges?: PackedEdges;
}

/** Bins at which the width changes, including the first and the end, with their lower bounds. */
export type PackedEdges = readonly (readonly [bin: number, amount: number])[];

/** A yes-or-no facet: only yes can be chosen. */
export interface YesListFacet {
  kind: 'yes';
  name: string;
  count: number;
}
