import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildWhenNeeded } from '../prepare.mjs';

/**
 * Returns the checks that `--only unit,http` names, or all; exits when there is no such step.
 * @param args arguments of the command
 */
export function chooseChecks(checks, args) {
  const names = args.flatMap((arg, at) => {
    if (arg.startsWith('--only=')) return arg.slice('--only='.length).split(',');
    return args[at - 1] === '--only' ? arg.split(',') : [];
  });
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0 || args.at(-1) === '--only') {
    console.error(`There is no step "${unknown.join('", "')}". Steps: ${checks.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

/**
 * Runs a command and captures its output; resolves with its code and output.
 * `isLive` also prints the output as it comes.
 */
function run([command, ...args], env = {}, { isLive = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isLive) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: signal === null ? output : `${output}\nEnded by ${signal}.\n` });
    });
  });
}

async function runCheck(check, browsers) {
  const started = performance.now();
  const env = { ...check.env };
  if (check.resultFile) {
    mkdirSync(dirname(check.resultFile), { recursive: true });
    rmSync(check.resultFile, { force: true });
  }
  if (check.engines.length > 0) {
    const found = await browsers;
    const { CHROME_PATH: chromePath } = Object.assign(env, found.paths);
    if (check.engines.includes('chromium') && !chromePath) return report(check, { ...found, code: 1 }, started);
  }
  return report(check, await run(check.command, env, check), started);
}

function report(check, { code, output }, started) {
  const counted = check.count() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails although no test failed (a crash, a handle left open) is a failure too.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} not tried` : '';
  const tests = check.resultFile
    ? `${counted.passed} passed, ${failed} failed${skipped}`
    : failed === 0
      ? 'passed'
      : 'failed';
  console.log(`\n== ${check.name}: ${check.meaning} ==  ${tests}, ${seconds} s`);
  if (check.isLive) console.log('Its output is above.');
  else if (failed > 0) console.log(`${output.trimEnd()}\n-- end of ${check.name} --`);
  else if (check.showsOutput) console.log(output.trimEnd());
  if (check.showsOutput && check.files) console.table(check.files());
  return { name: check.name, passed: counted.passed, failed };
}

/**
 * Runs checks in two lanes, and those that mostly wait in a third.
 * A check waits for its predecessors, and if it runs alone, for all others.
 */
async function runAll(checks, browsers) {
  const waiting = [...checks];
  /** Running checks, each with the promise of its result. */
  const running = new Map();
  const results = [];
  const chosen = new Set(checks.map(({ name }) => name));
  const done = new Set();
  const takenLanes = (isIdle) =>
    [...running.keys()].reduce((sum, check) => sum + (check.isIdle === isIdle ? check.lanes : 0), 0);
  const hasRoom = (check) =>
    check.alone
      ? running.size === 0
      : ![...running.keys()].some(({ alone }) => alone) &&
        takenLanes(check.isIdle) + check.lanes <= (check.isIdle ? 1 : 2);
  const mayStart = (check) => check.after.every((name) => !chosen.has(name) || done.has(name)) && hasRoom(check);
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex(mayStart);
    if (at >= 0) {
      const [check] = waiting.splice(at, 1);
      running.set(
        check,
        runCheck(check, browsers).then((result) => ({ check, result })),
      );
      continue;
    }
    const { check, result } = await Promise.race(running.values());
    running.delete(check);
    done.add(check.name);
    results.push(result);
  }
  return results;
}

/** Finds or installs browsers; resolves with the environment variables that name them, and the missing ones. */
async function findBrowsers(engines) {
  const { output } = await run([
    process.execPath,
    'build/run.mjs',
    'test/browser/engines/printEnginePaths.ts',
    ...engines,
  ]);
  const paths = Object.fromEntries(
    [...output.matchAll(/^([A-Z_]+_PATH)=(.+)$/gm)].map(([, name, path]) => [name, path]),
  );
  return { output, paths, missing: output.match(/^Not tried: .+$/gm) ?? [] };
}

/**
 * Runs checks as steps, continues after failures, and prints "N passed, N failed" as the last line.
 * Two steps run at a time, and a third that mostly waits. Sets the exit code.
 * @param again returns the command that runs some steps once more
 * @param machine environment variables of the time zone and language in which some of them run
 */
export async function runChecks(checks, { again, machine }) {
  // http and browser need the build even when its step was not selected.
  if (!checks.some(({ name }) => name === 'build') && checks.some(({ after }) => after.includes('build'))) {
    buildWhenNeeded();
  }
  const wantedEngines = new Set(checks.flatMap(({ engines }) => engines));
  // Found or installed while other steps run.
  const browsers = wantedEngines.size > 0 ? findBrowsers(wantedEngines) : { missing: [] };
  console.log(`Running ${checks.length} steps: ${checks.map(({ name }) => name).join(', ')}`);
  if (checks.some(({ env }) => env.TZ)) {
    const { TZ, LC_ALL } = machine;
    console.log(`Time zone ${TZ}, language ${LC_ALL}. To repeat: TZ=${TZ} LC_ALL=${LC_ALL} ${again(['unit'])}`);
  }
  const results = await runAll(checks, browsers);

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}. Once more: ${again(broken)}`);
  const { missing } = await browsers;
  if (missing.length > 0) console.log(`\n${missing.join('\n')}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
  console.log(`${broken.length > 0 ? '' : '\n'}${sum('passed')} passed, ${sum('failed')} failed`);
}
