import { builtinModules } from 'node:module';
import type { Metafile } from 'esbuild';

/**
 * Returns what entries of a build import statically: packages, and other outputs.
 * Those outputs have the hash of their content in their names: what was loaded under a name stays right.
 */
export function importsOf({ outputs }: Pick<Metafile, 'outputs'>, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const entered = new Set<string>();
  const enter = (output: string): void => {
    if (entered.has(output)) return;
    entered.add(output);
    for (const { path, kind, external } of outputs[output]?.imports ?? []) {
      if (kind !== 'import-statement' || path.startsWith('node:') || builtinModules.includes(path)) continue;
      if (external !== true) enter(path);
      if (!entries.includes(path)) found.add(path);
    }
  };
  for (const file of entries) enter(file);
  return [...found];
}
