import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from '../../build/bundling/bundle.ts';
import { sharedBuild } from './sharedParts.ts';

/**
 * Returns the folder of a build in React's development mode, which reports every hydration mismatch.
 * The first test file of a run that needs it builds it; files in other workers wait for it. Without shared parts,
 * each call builds it again.
 */
export async function developmentBuild(): Promise<string> {
  const shared = sharedBuild();
  const folder = shared ?? 'node_modules/.cache/forecourt/development-build';
  if (shared === undefined) await rm(folder, { recursive: true, force: true });
  const outcome = `${folder}/outcome`;
  // mkdir either creates the folder or fails, so that only one worker builds into it.
  const mine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (!mine) {
    const output = await readWhenPresent(outcome);
    if (output !== 'built') throw new Error(`The development build has failed where it was made: ${output}`);
    return folder;
  }
  try {
    await bundle({ mode: 'development', folder });
  } catch (error) {
    await writeFile(outcome, String(error));
    throw error;
  }
  await writeFile(outcome, 'built');
  return folder;
}

async function readWhenPresent(file: string): Promise<string> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return text;
    await pause(100);
  }
}
