import { builtinModules } from 'node:module';
import type { Metafile } from 'esbuild';

/** Returns the packages that outputs of a build load, also by their static imports. */
export function packagesOf({ outputs }: Pick<Metafile, 'outputs'>, files: readonly string[]): string[] {
  const packages = new Set<string>();
  const entered = new Set<string>();
  const enter = (output: string): void => {
    if (entered.has(output)) return;
    entered.add(output);
    for (const { path, kind, external } of outputs[output]?.imports ?? []) {
      if (kind !== 'import-statement') continue;
      if (external !== true) enter(path);
      else if (!path.startsWith('node:') && !builtinModules.includes(path)) packages.add(path);
    }
  };
  for (const file of files) enter(file);
  return [...packages];
}
