/** A facet as the list's panel shows it. */
export type ListFacet = ValuesListFacet | RangeListFacet | YesListFacet;

/** A value, its number of cars and, for a chosen one, the values below it (the models of a brand). */
export type ListValue = readonly [text: string, count: number, children?: readonly ListValue[]];

export interface ValuesListFacet {
  kind: 'values';
  name: string;
  values: readonly ListValue[];
  /** Number of all values when `values` holds only some of them. */
  total?: number;
  /** By value, how many values there are below it, for those whose children `values` leaves out. */
  childCounts?: Readonly<Record<string, number>>;
}

export interface RangeListFacet {
  kind: 'range';
  name: string;
  min: number;
  max: number;
  /** Cars per bin of the histogram, from the lowest up, packed by packCounts(). */
  counts: string;
  /** Where the bins begin when they are not equally wide, packed by packEdges(). */
  edges?: PackedEdges;
}

/** Bins at which the width changes, the first and the end included, each with the amount at which it begins. */
export type PackedEdges = readonly (readonly [bin: number, amount: number])[];

/** A facet of yes and no: only yes can be chosen. */
export interface YesListFacet {
  kind: 'yes';
  name: string;
  count: number;
}
