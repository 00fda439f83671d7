import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { stop } from 'esbuild';
import { budgetText, isOverBudget, measureBudgets, readBudgets } from './budgets/budgets.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { growthText, readLastModules, readPageModules, recordModules } from './budgets/pageModules.ts';
import { bundle } from './bundling/bundle.ts';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import './languages/writeTextKeys.mjs';
import { sourceStamp, stampFile } from './sourceStamp.mjs';

/*
 * `node build/run.mjs build/build.ts`: the production build into dist/.
 * It prints the size of every kind of page, and fails over budget. With --warn (npm start) it only names what is over
 * budget, because a site that is a kilobyte too large should still be deployed. --analyze writes a treemap of the scripts. The list of packages (dist/sbom.cdx.json) is part of
 * the build.
 */
const started = performance.now();
const analysis = process.argv.includes('--analyze') ? 'dist/analysis/scripts.html' : undefined;
const isForStart = process.argv.includes('--warn');
makeDemoStockWhenNeeded();
const stamp = sourceStamp();
await rm(stampFile, { force: true });
const { manifest, browser } = await bundle({ mode: 'production', analysis }).catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
});
await stop(); // esbuild's memory is free for what follows

const packages = promisify(execFile)(process.execPath, ['build/sbom.mjs']).then(
  ({ stdout }) => stdout.trim(),
  (error: unknown) => `No dist/sbom.cdx.json: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`,
);
const lines = await measureBudgets(manifest, await readBudgets());
if (!isForStart) for (const line of lines) console.log(`  ${budgetText(line)}`);
await writeFile(stampFile, stamp);
const listed = await packages;
if (!isForStart) console.log(listed);
if (analysis) console.log(`Treemap of the scripts: ${analysis}`);
console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

const over = lines.filter(isOverBudget);
const modules = readPageModules(manifest, browser);
const last = await readLastModules();
for (const line of over) {
  console.error(`Over budget: ${budgetText(line)}. Load less, or change the limit in config/budgets.json.`);
  if (line.unit !== 'kB CSS') console.error(`  ${growthText(last?.[line.name], modules[line.name] ?? {})}`);
}
if (over.length === 0) await recordModules(modules);
if (over.length > 0 && !isForStart) process.exitCode = 1;
