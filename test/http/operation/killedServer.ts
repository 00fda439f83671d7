import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../performance/load/freePort.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';

interface KillPlan {
  env: Record<string, string>;
  kills: number;
  /** Approximate total of attempts: the kills are spread over them at random. */
  attempts: number;
}

export interface KilledServer {
  /** "http://127.0.0.1:41234", the same after each kill. */
  address: string;
  /** Reports one more attempt. */
  attempted(): void;
  /** Resolves when the server runs. */
  running(): Promise<void>;
  /** Resolves after all planned kills and restarts. */
  killed(): Promise<void>;
  stop(): Promise<void>;
  /** All logs of all processes. */
  log(): string;
  /** Kills it, if it runs. */
  end(): Promise<void>;
}

/** Starts a real server that is killed (SIGKILL) at random moments and restarted with the same data. */
export async function startKilledServer({ env, kills, attempts }: KillPlan): Promise<KilledServer> {
  const port = String(await freePort());
  const logs: string[][] = [];
  const start = async (): Promise<RunningServer> => {
    const started = await startServer({ ...env, PORT: port });
    logs.push(started.lines);
    return started;
  };
  let server = await start();
  let running = Promise.resolve();
  const progress = createProgress();
  const moments = Array.from({ length: kills }, () => Math.ceil(Math.random() * attempts * 0.9)).sort((a, b) => a - b);
  return {
    address: `http://127.0.0.1:${port}`,
    attempted: progress.more,
    running: () => running,
    killed: async () => {
      for (const moment of moments) {
        await progress.reached(moment);
        await pause(Math.random() * 40);
        const restart = async (): Promise<void> => {
          await kill(server);
          server = await start();
        };
        await (running = restart());
      }
    },
    stop: async () => {
      await server.stop();
    },
    log: () => logs.flat().join('\n'),
    end: () => kill(server),
  };
}

/** Counts events; resolves waits for a count when it is reached. */
function createProgress() {
  let count = 0;
  const waiting = new Set<{ at: number; resolve: () => void }>();
  return {
    more: (): void => {
      count += 1;
      for (const one of [...waiting].filter(({ at }) => count >= at)) {
        waiting.delete(one);
        one.resolve();
      }
    },
    reached: (at: number): Promise<void> =>
      count >= at ? Promise.resolve() : new Promise((resolve) => waiting.add({ at, resolve })),
  };
}

async function kill({ process: child }: RunningServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}
