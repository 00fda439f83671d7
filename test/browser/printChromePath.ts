import { chromePath } from './chromePath.ts';

/*
 * Finds or installs the browser and prints its path.
 * `node build/run.mjs test/browser/printChromePath.ts`; the path is the last line of output.
 */
try {
  console.log(chromePath());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
