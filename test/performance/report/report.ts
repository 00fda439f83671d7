import { mkdirSync, writeFileSync } from 'node:fs';
import { formatTable } from './formatTable.ts';
import { isMet } from './Figure.ts';
import type { BenchmarkResult, Figure } from './Figure.ts';

/** Relative to the project's root; ignored by git. */
export const resultFolder = 'test/performance/results';

/**
 * Prints the figures of a benchmark and writes them to <resultFolder>/<benchmark>.json. The process exits with 1 when
 * a goal is missed.
 */
export function report(benchmark: string, figures: readonly Figure[]): void {
  const result: BenchmarkResult = {
    benchmark,
    finishedAt: new Date().toISOString(),
    seconds: Math.round(process.uptime()),
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })),
  };
  mkdirSync(resultFolder, { recursive: true });
  writeFileSync(`${resultFolder}/${benchmark}.json`, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${formatTable([result])}`);
  if (result.figures.some(({ met }) => met === false)) process.exitCode = 1;
}
