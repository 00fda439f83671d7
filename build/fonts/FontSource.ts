/** One file of a font with its weights and characters. */
export interface FontFile {
  /** Part of the names of built files: "latin". */
  subset: string;
  path: string;
  /** In ascending order. */
  codePoints: readonly number[];
  /** The same number twice for a file of one weight. */
  weights: readonly [min: number, max: number];
  /** The file has an axis for the weight. */
  isVariable: boolean;
  style: 'normal' | 'italic';
}

/** A font as it was found: in a package, or in the group's folder. */
export interface FontSource {
  /** "Hanken Grotesk" */
  name: string;
  /** Value of font-family. */
  cssName: string;
  /** Another one whenever the files change. */
  version: string;
  generic: 'serif' | 'sans-serif';
  /** The file with a to z comes first. */
  files: FontFile[];
}
