import type { Metafile } from 'esbuild';

/** An output file as in esbuild's metafile. */
export type BrowserOutput = Metafile['outputs'][string] & {
  /** Source files of the lazily imported modules in it; left out when `entryPoint` is the only one. */
  entryPoints?: string[];
};

/** Files of a browser build, by path. */
export interface BrowserOutputs {
  /** Source files, for the analysis. */
  inputs: Metafile['inputs'];
  outputs: Record<string, BrowserOutput>;
}
