import type { Car } from '../Car.ts';

/** A list without cars: its typed words and its filters, in the format of the list state. */
export interface EmptyList {
  keyphrase: string;
  filters: Record<string, string[]>;
}

/** A condition of a list: values of a facet, or typed words. */
export type ListCondition = { facet: string; values: string[] } | { words: string };

/** An empty list without one or more of its conditions. */
export interface RelaxedList extends EmptyList {
  /** The dropped conditions. */
  without: ListCondition[];
}

/** A relaxed list that has cars. */
export interface Relaxation extends RelaxedList {
  total: number;
}

export interface RelaxRequest extends EmptyList {
  /** vehicles_<site> */
  index: string;
}

/** Lists close to an empty one, nearest first, and the first cars of the nearest. */
export interface Relaxations {
  lists: Relaxation[];
  cars: Partial<Car>[];
}
