import { chromePath } from './chromePath.ts';

/* `node build/run.mjs test/browser/printChromePath.ts`: finds or installs the browser, and prints its path last. */
try {
  console.log(chromePath());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
