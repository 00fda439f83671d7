import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reportUnexpectedEnd } from './reportUnexpectedEnd.ts';

export interface RunningServer {
  /** "http://localhost:41234" */
  address: string;
  process: ChildProcess;
  /** JSON log lines so far. */
  lines: string[];
  /** Resolves when a log line contains this text. */
  logged(text: string): Promise<void>;
  stop(): Promise<number | null>;
}

/**
 * Starts the built product on a free port, as an operator would, but with its own empty database.
 * Resolves when it listens.
 */
export async function startServer(
  env: Record<string, string> = {},
  build = 'dist',
  cwd = process.cwd(),
): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-data-'));
  const child = spawn(process.execPath, [`${build}/server/main.js`], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      SEARCH_RATE_LIMIT: '0', // All tests share one IP address.
      DATA_DIR: data,
      DRAIN_SECONDS: '0',
      // Tests load many pages at once, on a busy machine: none of them is refused for that.
      RENDER_QUEUE_MS: '60000',
      RENDER_MAX_LOOP_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(data.toString()));
  // "close" comes after the last output, "exit" may come before it.
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve)).then(async (code) => {
    await rm(data, { recursive: true, force: true });
    return code;
  });
  const log = createInterface({ input: child.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    log.on('line', (line) => {
      lines.push(line);
      const found = /"address":"(http:[^"]+)"/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void exited.then((code) => reject(new Error(`The server ended with ${String(code)}: ${errors.join('')}`)));
  });
  reportUnexpectedEnd(child, () => errors.join(''));
  return {
    address,
    process: child,
    lines,
    logged: (text) =>
      new Promise((resolve) => {
        if (lines.some((line) => line.includes(text))) resolve();
        else log.on('line', (line) => line.includes(text) && resolve());
      }),
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
