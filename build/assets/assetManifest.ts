import type { BuildManifest } from '../../server/render/AssetManifest.ts';
import type { BrowserOutput, BrowserOutputs } from './BrowserOutputs.ts';
import {
  toAssetAddress,
  browserEntry,
  editingStyles,
  pageStart,
  printStyles,
  vendorCode,
} from '../bundling/browserOptions.ts';
import type { StyleSheets } from '../styles/styleSheets.ts';

/** Returns the entry points and lazily imported source files of an output. */
function readEntryPoints(output: BrowserOutput | undefined): string[] {
  return output?.entryPoints ?? (output?.entryPoint === undefined ? [] : [output.entryPoint]);
}

/** @throws when the browser code imports no styles */
function findCommonSheet(outputs: BrowserOutputs['outputs']): string {
  const css = Object.values(outputs).find(({ entryPoint }) => entryPoint === browserEntry)?.cssBundle;
  if (css === undefined) throw new Error(`The browser build has no style sheet: ${browserEntry} imports no .css file.`);
  return css;
}

/** Returns a file and its direct and indirect static imports, in order of discovery. */
function withImports(outputs: BrowserOutputs['outputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && external !== true) withImports(outputs, path, found);
  }
  return found;
}

/**
 * Reads the manifest from the metafile of a browser build. Throws when the build has no entry.
 * @param styles sheets in addition to that of every page
 */
export function assetManifest(
  { outputs }: Pick<BrowserOutputs, 'outputs'>,
  styles: Pick<StyleSheets, 'sheetOf'> | null = null,
): Omit<BuildManifest, 'components'> {
  const entry = Object.keys(outputs).find((file) => readEntryPoints(outputs[file]).includes(browserEntry));
  if (entry === undefined) throw new Error(`The browser build has no output for its entry ${browserEntry}.`);
  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === pageStart);
  if (start === undefined) throw new Error(`The browser build has no output for ${pageStart}.`);

  const sheetsOf = (source: string): string[] =>
    Object.keys(outputs)
      .filter((file) => outputs[file]?.entryPoint === source)
      .map(toAssetAddress);
  const entryFiles = withImports(outputs, entry);
  const manifest: Omit<BuildManifest, 'components'> = {
    start: toAssetAddress(start),
    entry: toAssetAddress(entry),
    editingCss: sheetsOf(editingStyles),
    printCss: sheetsOf(printStyles),
    entryImports: [...entryFiles].filter((file) => file !== entry).map(toAssetAddress),
    chunks: {},
    styles: {},
    commonCss: toAssetAddress(findCommonSheet(outputs)),
  };
  for (const [file, output] of Object.entries(outputs).sort(([a], [b]) => a.localeCompare(b))) {
    const files = file.endsWith('.js') ? withImports(outputs, file) : new Set<string>();
    for (const source of files.size === 0 ? [] : readEntryPoints(output)) {
      if ([browserEntry, pageStart, vendorCode].includes(source)) continue;
      manifest.chunks[source] = [...files].filter((one) => !entryFiles.has(one)).map(toAssetAddress);
      const sheet = styles?.sheetOf(source);
      if (sheet !== undefined) manifest.styles[source] = sheet;
    }
  }
  return manifest;
}
