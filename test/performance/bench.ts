/**
 * Runs the benchmarks in sequence and prints one table.
 * Also writes test/performance/results/bench.json. Exits with 1 when a goal is missed or a benchmark fails.
 *
 *   npm run bench                        all of them, about half an hour
 *   npm run bench -- list page           those whose names begin with one of the words
 *   npm run bench -- overload --short    options go to every chosen benchmark
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chooseBenchmarks } from './report/chooseBenchmarks.ts';
import type { BenchmarkResult } from './report/Figure.ts';
import { formatTable } from './report/formatTable.ts';
import { machineFacts } from './report/machineFacts.ts';
import { resultFolder } from './report/report.ts';

interface Benchmark {
  nodeOptions?: string[];
  /** Folder of packages needed only by its peers, installed on first use. */
  peers?: string;
}

/** By name: <name>Benchmark.ts; the longest ones last. */
const benchmarks: Record<string, Benchmark> = {
  pageCache: {},
  list: {},
  bytes: {},
  overload: {},
  memory: {},
  sizing: {},
  redirect: {},
  booking: {},
  feed: {},
  stream: {},
  rebuild: {},
  loop: {},
  engines: { nodeOptions: ['--max-old-space-size=16000'] },
  interaction: {},
  browser: { peers: 'test/performance/peers/lighthouse' },
  search: { nodeOptions: ['--max-old-space-size=16000'], peers: 'test/performance/peers' },
};

function runScript(script: string, args: readonly string[], nodeOptions: readonly string[] = []): boolean {
  return (
    spawnSync(process.execPath, [...nodeOptions, 'build/run.mjs', script, ...args], { stdio: 'inherit' }).status === 0
  );
}

/**
 * Installs the peers' packages. If that fails, the benchmark still runs and reports which peer it could not measure.
 */
function installPeers(folder: string): void {
  if (existsSync(`${folder}/node_modules`)) return;
  spawnSync('npm', ['install', '--prefix', folder, '--no-package-lock', '--silent'], { stdio: 'inherit' });
}

const args = process.argv.slice(2);
const options = args.filter((argument) => argument.startsWith('--'));
const chosen = chooseBenchmarks(
  Object.keys(benchmarks),
  args.filter((argument) => !argument.startsWith('--')),
);
if (!runScript('build/build.ts', ['--warn'])) throw new Error('The build failed.');

mkdirSync(resultFolder, { recursive: true });
const results: BenchmarkResult[] = [];
const broken: string[] = [];
for (const name of chosen) {
  const { nodeOptions = [], peers } = benchmarks[name] ?? {};
  const file = `${resultFolder}/${name}.json`;
  rmSync(file, { force: true });
  console.log(`\n== ${name} ==`);
  if (peers) installPeers(peers);
  runScript(`test/performance/${name}Benchmark.ts`, options, nodeOptions);
  if (existsSync(file)) results.push(JSON.parse(readFileSync(file, 'utf8')) as BenchmarkResult);
  else broken.push(name);
}

const machine = machineFacts();
writeFileSync(`${resultFolder}/bench.json`, `${JSON.stringify({ machine, broken, results }, null, 2)}\n`);
console.log(
  `\n${machine.date}, ${machine.processor}, ${machine.cores} cores, Node.js ${machine.node}, commit ${machine.commit}`,
);
console.log(`\n${formatTable(results)}\n`);
const missed = results.flatMap(({ benchmark, figures }) =>
  figures.filter(({ met }) => met === false).map(({ name }) => `${benchmark}: ${name}`),
);
for (const goal of missed) console.error(`Goal missed: ${goal}`);
for (const name of broken) console.error(`Benchmark failed: ${name}; its error is above.`);
process.exitCode = missed.length + broken.length > 0 ? 1 : 0;
