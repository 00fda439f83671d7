import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchBytes } from './fetchBytes.ts';

const timeoutMs = 150_000;
const pauseMs = 50;

/** Resolves when a server responds with 200. @throws when its process ends first, or on timeout */
export async function waitUntilServing({
  child,
  port,
  path,
  host,
}: {
  child: ChildProcess;
  port: number;
  path: string;
  host: string;
}): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const status = await fetchBytes(port, path, { host }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(pauseMs);
  }
  throw new Error(`The server did not answer ${path} in ${timeoutMs / 1000} s.`);
}
