import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../load/freePort.ts';
import { waitUntilServing } from '../load/waitUntilServing.ts';
import type { ListData } from './readListData.ts';

const folder = resolve('test/performance/peers/next-list');
const dataFile = join(folder, 'data.json');
const buildFolder = join(folder, '.next');
const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

/** Paths of the same list as server components and as a client component. */
export const nextPaths = { serverComponents: '/server-list', clientList: '/client-list' };

export interface NextPeer {
  port: number;
  pid: number;
  stop(): Promise<unknown>;
}

/**
 * Installs, builds and starts the Next.js app with the data of the product's page.
 * Its packages stay for the next run; `stop` removes its data and its build.
 * @throws when it cannot be installed, built or started
 */
export async function startNextPeer(data: ListData): Promise<NextPeer> {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  if (!existsSync(next)) {
    console.log('Installing the Next.js peer …');
    // The product's own mode would install everything, but npm's configuration may not.
    await run('npm', ['install', '--prefix', folder, '--no-package-lock', '--silent'], { env: process.env });
  }
  writeFileSync(dataFile, JSON.stringify(data));
  console.log('Building the Next.js peer …');
  await run(process.execPath, [next, 'build'], { cwd: folder, env }).catch((error: unknown) => {
    removeWritten();
    throw error;
  });
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await waitUntilServing({ child, port, path: nextPaths.clientList, host: `127.0.0.1:${port}` });
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      removeWritten();
    },
  };
}

function removeWritten(): void {
  for (const path of [dataFile, buildFolder]) rmSync(path, { recursive: true, force: true });
}
