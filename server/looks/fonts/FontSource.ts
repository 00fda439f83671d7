/** One file of a font with its weights and characters. */
export interface FontFile {
  /** Part of the built files' names: "latin". */
  subset: string;
  path: string;
  /** In ascending order. */
  codePoints: readonly number[];
  /** Equal numbers for a file with one weight. */
  weights: readonly [min: number, max: number];
  /** The file has a weight axis. */
  isVariable: boolean;
  style: 'normal' | 'italic';
}

/** A font found in a package, or in the group's folder. */
export interface FontSource {
  /** "Hanken Grotesk" */
  name: string;
  /** Value of font-family. */
  cssName: string;
  /** Changes whenever the files change. */
  version: string;
  /** Folder that keeps its reduced files; default: see subsetFile. */
  cache?: string | undefined;
  generic: 'serif' | 'sans-serif';
  /** The file with a to z comes first. */
  files: FontFile[];
}
