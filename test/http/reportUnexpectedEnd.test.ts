import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { reportUnexpectedEnd } from '../browser/reportUnexpectedEnd.ts';

/** Runs a script until it ends, optionally by a signal of the test; resolves with the report. */
async function reportsOf(script: string, signal?: NodeJS.Signals): Promise<string[]> {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const reports: string[] = [];
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  reportUnexpectedEnd(
    child,
    () => output,
    (text) => reports.push(text),
  );
  if (signal) child.stdout.once('data', () => child.kill(signal));
  await once(child, 'close');
  return reports;
}

it('a server that throws is reported with its exit code', async () => {
  const [report, ...others] = await reportsOf('throw new Error("nothing holds")');
  expect(report).toContain('ended with exit code 1');
  expect(report).toContain('Error: nothing holds');
  expect(others).toEqual([]);
});

it('a server that ends itself by a signal is reported with its name', async () => {
  expect((await reportsOf('process.kill(process.pid, "SIGKILL")'))[0]).toContain('ended with signal SIGKILL');
});

it('a server that the test stops is not reported', async () => {
  expect(await reportsOf('console.log("up"); setInterval(() => {}, 1000)', 'SIGTERM')).toEqual([]);
});
