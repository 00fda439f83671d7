/** A facet value that words can mean. `parent` is set for a child such as the model XC60 of Volvo. */
export interface FacetMeaning {
  facet: string;
  text: string;
  parent?: string;
  /** The value has children, as a brand does. */
  isParent: boolean;
  /** Ignored when another typed word names a value of the facet: the body that "small" suggests. */
  isSuggested?: boolean;
}

/** Possible meanings of a phrase. */
export interface PhraseMeaning {
  meanings: readonly FacetMeaning[];
  /** All meanings apply (a synonym); otherwise one of them is chosen. */
  together: boolean;
}
