import type { Metafile } from 'esbuild';
import { commonOptions, editingStyles, printStyles } from '../bundling/browserOptions.ts';
import { sheetModules } from '../styles/styleSheets.ts';
import { createBuild } from './createBuild.ts';
import type { IncrementalBuild } from './createBuild.ts';

const sheet = 'main';

/** Builds the style sheets of a browser build again, without its code. */
export interface StyleBuild extends IncrementalBuild {
  /** Takes the files of the sheets, and their order, from a browser build. */
  follow(metafile: Pick<Metafile, 'inputs' | 'outputs'>): void;
}

/** Creates a build that writes the style sheets of the browser build to the same files. */
export async function createStyleBuild(folder = 'dist'): Promise<StyleBuild> {
  const options = commonOptions('development', folder);
  const files = new Map<string, string[]>();
  const build = await createBuild({
    ...options,
    entryNames: '[name]',
    entryPoints: { [sheet]: `style-sheet:${sheet}`, editing: editingStyles, print: printStyles },
    plugins: [sheetModules(files)],
  });
  return {
    ...build,
    follow: ({ inputs, outputs }) => {
      const all = Object.keys(outputs[`${String(options.outdir)}/${sheet}.css`]?.inputs ?? {});
      const imported = new Set(all.flatMap((file) => inputs[file]?.imports.map(({ path }) => path) ?? []));
      files.set(
        sheet,
        all.filter((file) => !imported.has(file)),
      );
    },
  };
}
