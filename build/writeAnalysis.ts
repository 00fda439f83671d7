import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { visualizer } from 'esbuild-visualizer';
import type { BrowserOutputs } from './BrowserOutputs.ts';

/** Writes a treemap of the built scripts, an HTML page: which module takes how many minified bytes of which file. */
export async function writeAnalysis({ inputs, outputs }: BrowserOutputs, file: string): Promise<void> {
  const scripts = Object.fromEntries(Object.entries(outputs).filter(([name]) => name.endsWith('.js')));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await visualizer({ inputs, outputs: scripts }, { title: 'Scripts', template: 'treemap' }));
}
