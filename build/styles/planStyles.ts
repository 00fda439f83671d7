import type { Metafile } from 'esbuild';
import type { PageKind } from './pageKinds.ts';

type Inputs = Metafile['inputs'];

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Adds a file and its static imports, imports first. */
function addWithImports(inputs: Inputs, file: string, found: Set<string>, entered = new Set<string>()): void {
  if (entered.has(file)) return;
  entered.add(file);
  for (const { path, kind, external } of inputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && !external) addWithImports(inputs, path, found, entered);
  }
  found.add(file);
}

/** Returns the style files needed by modules and their static imports, in import order. */
export function collectStyles(inputs: Inputs, modules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const module of modules) addWithImports(inputs, module, found);
  return [...found].filter(isStyle);
}

/**
 * Assigns style files to sheets.
 * @param inputs modules of a browser build
 * @param entry module that every page loads; `onEveryPage` names more whose styles every page has
 * @returns style files by kind of page in import order, without those of every page
 * @throws when a module of a kind does not exist, and when a style file is in no sheet
 */
export function planStyles(
  inputs: Inputs,
  entry: string,
  onEveryPage: readonly string[],
  kinds: readonly PageKind[],
): Map<string, string[]> {
  const modules = Object.keys(inputs).filter((file) => !isStyle(file));
  const findModules = (source: string): string[] => {
    if (Object.hasOwn(inputs, source)) return [source];
    const found = source.endsWith('/') ? modules.filter((file) => file.startsWith(source)) : [];
    if (found.length > 0) return found;
    throw new Error(`No page loads ${source}: correct it in build/styles/pageKinds.ts.`);
  };
  const everywhere = new Set(collectStyles(inputs, [entry, ...onEveryPage.flatMap(findModules)]));
  const plan = new Map(
    kinds.map(({ name, sources }) => [
      name,
      collectStyles(inputs, sources.flatMap(findModules)).filter((file) => !everywhere.has(file)),
    ]),
  );
  const planned = new Set([...everywhere, ...[...plan.values()].flat()]);
  for (const file of collectStyles(inputs, modules)) {
    if (planned.has(file)) continue;
    throw new Error(`${file} is in no sheet: name a module that imports it in build/styles/pageKinds.ts.`);
  }
  return plan;
}
