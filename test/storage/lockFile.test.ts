import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withLockFile } from '../../server/kit/withLockFile.ts';

let folder: string;
let lock: string;
let holder: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(folder, 'lock');
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  holder = undefined;
  await rm(folder, { recursive: true });
});

async function startHolder(): Promise<ChildProcess> {
  const args = ['build/run.mjs', 'test/storage/lockHolder.ts', lock];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  holder = child;
  await once(child.stdout, 'data');
  return child;
}

it('the lock of a killed process is free at once', async () => {
  const child = await startHolder();
  let isTaken = false;
  const work = withLockFile(lock, () => Promise.resolve((isTaken = true)));
  await stat(lock);
  expect(isTaken).toBe(false);
  child.kill('SIGKILL');
  expect(await work).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('the lock of another process that took the number of a dead one is free', async () => {
  await withLockFile(lock, async () => {
    const written = await readFile(lock, 'utf8');
    await writeFile(join(folder, 'other'), written.replace(/\S*$/, '1'));
  });
  expect(await withLockFile(join(folder, 'other'), () => Promise.resolve('taken'))).toBe('taken');
});

it('the lock of another machine is free after ten seconds', async () => {
  await writeFile(lock, 'elsewhere/pid 1 1');
  const past = new Date(Date.now() - 11_000);
  await utimes(lock, past, past);
  expect(await withLockFile(lock, () => Promise.resolve('taken'))).toBe('taken');
});

it('a lock whose process died before it wrote is free', async () => {
  await writeFile(lock, '');
  expect(await withLockFile(lock, () => Promise.resolve('taken'))).toBe('taken');
});

it('work under a lock never overlaps', async () => {
  let inside = 0;
  const most: number[] = [];
  const work = async (): Promise<void> => {
    most.push((inside += 1));
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLockFile(lock, work)));
  expect(most).toEqual(Array.from({ length: 10 }, () => 1));
});
