import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { visualizer } from 'esbuild-visualizer';
import type { BrowserOutputs } from './BrowserOutputs.ts';

/** Writes an HTML treemap of the built scripts: minified bytes per module and file. */
export async function writeAnalysis({ inputs, outputs }: BrowserOutputs, file: string): Promise<void> {
  const scripts = Object.fromEntries(Object.entries(outputs).filter(([name]) => name.endsWith('.js')));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file.replace(/html$/, 'json'), JSON.stringify(scripts));
  await writeFile(file, await visualizer({ inputs, outputs: scripts }, { title: 'Scripts', template: 'treemap' }));
}
