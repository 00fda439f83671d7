import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface StartedScript<T> {
  child: ChildProcess;
  /** The script's first message. */
  first: T;
  stop(): void;
}

/**
 * Runs a TypeScript file of the project in a separate process; resolves with its first message. It ends with the
 * harness, whose channel it keeps open.
 */
export async function startScript<T>(script: string, args: string[] = []): Promise<StartedScript<T>> {
  const child = fork('build/run.mjs', [script, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)}.`);
  });
  failed.catch(() => undefined); // Ending after the first message is not a failure.
  const [first] = (await Promise.race([once(child, 'message'), failed])) as [T];
  return {
    child,
    first,
    stop: () => {
      child.disconnect();
      child.kill();
    },
  };
}
