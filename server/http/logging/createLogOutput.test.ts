import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/fixtures/waitUntil.ts';
import { createLogOutput } from './createLogOutput.ts';
import type { LogOutput } from './createLogOutput.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A pipe that holds some 64 kB until it is read. */
function createPipe(): string {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  return pipe;
}

function readAll(fd: number): string {
  const buffer = Buffer.alloc(64 * 1024);
  let text = '';
  try {
    for (;;) text += buffer.toString('latin1', 0, readSync(fd, buffer));
  } catch {
    return text; // EAGAIN: nothing is left in the pipe
  }
}

const lineOf = (number: number): string => `${JSON.stringify({ number, filler: '-'.repeat(100) })}\n`;

function writeLines(output: LogOutput, count: number): void {
  for (let number = 0; number < count; number += 1) output.write(lineOf(number));
}

const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { number: number }).number);

const upTo = (count: number): number[] => Array.from({ length: count }, (_line, number) => number);

// Outputs keep trying to write, so their files stay open.
describe('the output of the log', () => {
  it('writes whole lines in their order', async () => {
    const file = join(folder, 'log');
    const output = createLogOutput({ fd: openSync(file, 'w'), writeCharacters: 1000 });
    writeLines(output, 2000);
    const wholeBytes = Buffer.byteLength(upTo(2000).map(lineOf).join(''));
    await waitUntil(() => readFileSync(file).length === wholeBytes);
    expect(numbersIn(readFileSync(file, 'utf8'))).toEqual(upTo(2000));
  });

  it('leaves Node.js able to load linked packages once each', async () => {
    await mkdir(join(folder, 'packages/linked'), { recursive: true });
    await mkdir(join(folder, 'node_modules'));
    await symlink(join(folder, 'packages/linked'), join(folder, 'node_modules/linked'));
    await writeFile(join(folder, 'packages/linked/index.js'), 'exports.file = __filename;');
    await writeFile(join(folder, 'first.js'), '');
    const script = join(folder, 'logToPipe.ts');
    const code = [
      `import { createRequire } from 'node:module';`,
      `import { createLogOutput } from ${JSON.stringify(resolve('server/http/logging/createLogOutput.ts'))};`,
      `const require = createRequire(${JSON.stringify(join(folder, 'main.js'))});`,
      `require('./first.js');`, // Node.js knows its folder now
      `createLogOutput().write(require('linked').file);`,
    ];
    await writeFile(script, code.join('\n'));
    const { stdout } = spawnSync(process.execPath, ['build/run.mjs', script], { encoding: 'utf8' });
    expect(stdout).toBe(join(await realpath(folder), 'packages/linked/index.js'));
  });

  it('counts the lines that a full disk does not take', async () => {
    const output = createLogOutput({ fd: openSync('/dev/full', 'w'), maxCharacters: 10_000 });
    writeLines(output, 10);
    await waitUntil(() => output.state().condition === 'diskFull');
    expect(output.state().droppedLines).toBe(0);
    writeLines(output, 500);
    const { condition, droppedLines } = output.state();
    expect(condition).toBe('diskFull');
    expect(droppedLines).toBeGreaterThan(400);
  });

  it('keeps lines while the reader of a pipe stalls', async () => {
    const fd = openSync(createPipe(), constants.O_RDWR | constants.O_NONBLOCK);
    const output = createLogOutput({ fd });
    writeLines(output, 2000);
    await waitUntil(() => output.state().condition === 'stalled');
    let text = '';
    await waitUntil(() => (text += readAll(fd)).endsWith(lineOf(1999)));
    expect(numbersIn(text)).toEqual(upTo(2000));
    expect(output.state()).toEqual({ condition: 'ok', droppedLines: 0 });
  });

  it('catches up on any number of lines with a fast reader', async () => {
    const fd = openSync(createPipe(), constants.O_RDWR | constants.O_NONBLOCK);
    writeSync(fd, Buffer.alloc(64 * 1024)); // full
    const output = createLogOutput({ fd, writeCharacters: 1 });
    for (let number = 0; number < 20_000; number += 1) output.write('\n');
    let text = '';
    await waitUntil(() => (text += readAll(fd)).endsWith('\n'.repeat(20_000)));
    expect(output.state()).toEqual({ condition: 'ok', droppedLines: 0 });
  });

  it('reports the gap when the reader of a pipe reads again', async () => {
    const fd = openSync(createPipe(), constants.O_RDWR | constants.O_NONBLOCK);
    const gaps: unknown[] = [];
    const output = createLogOutput({ fd, maxCharacters: 100_000, onResumed: (gap) => gaps.push(gap) });
    writeLines(output, 2000);
    const { droppedLines } = output.state();
    expect(droppedLines).toBeGreaterThan(0);
    await waitUntil(() => readAll(fd) === '' && gaps.length > 0);
    expect(gaps).toEqual([{ lines: droppedLines, reason: 'stalled' }]);
  });

  it('notices that the reader of a pipe has gone', async () => {
    const pipe = createPipe();
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const output = createLogOutput({ fd: openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK) });
    closeSync(reader);
    writeLines(output, 10);
    await waitUntil(() => output.state().condition === 'closed');
  });
});
