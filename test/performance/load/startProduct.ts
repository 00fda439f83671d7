import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePort } from './freePort.ts';
import { waitUntilServing } from './waitUntilServing.ts';

export interface ServerUnderTest {
  port: number;
  pid: number;
  child: ChildProcess;
  /** Folder of its database; stop() removes it. */
  data: string;
  stop(): Promise<void>;
}

/** A site of the demo content; its list has more than 48 cars. */
export const demoHost = 'polhem-bil.localhost';

/**
 * Settings without render timeouts.
 * A busy machine must not make the product refuse requests that a benchmark counts.
 */
export const patient = { RENDER_QUEUE_MS: '60000', RENDER_MAX_LOOP_DELAY_MS: '0' };

/**
 * Starts the built product as an operator would, with its own empty database.
 * Resolves when it serves pages. No limit per IP address, because all load comes from one.
 */
export async function startProduct(
  env: Record<string, string> = {},
  { nodeOptions = [], hasChannel = false }: { nodeOptions?: string[]; hasChannel?: boolean } = {},
): Promise<ServerUnderTest> {
  if (!existsSync('dist/server/main.js')) throw new Error('There is no build: run "npm run build" first.');
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const child = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DRAIN_SECONDS: '0',
      FORMS_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(hasChannel ? (['ipc'] as const) : [])],
  });
  const ended = once(child, 'exit');
  try {
    await waitUntilServing({ child, port, path: '/healthz', host: demoHost });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    port,
    pid: child.pid ?? 0,
    child,
    data,
    stop: async () => {
      if (child.connected) child.disconnect();
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
