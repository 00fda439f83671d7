import { builtinModules } from 'node:module';
import type { Metafile } from 'esbuild';

/** Returns the packages that an output of a build loads, also by its static imports. */
export function packagesOf({ outputs }: Pick<Metafile, 'outputs'>, file: string): string[] {
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
  enter(file);
  return [...packages];
}
