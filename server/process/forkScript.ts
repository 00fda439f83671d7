import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';

/** Forks a worker of this process that runs a script. */
export function forkScript(exec: string, args: string[]): Worker {
  cluster.setupPrimary({ exec, args }); // applies to the next fork
  return cluster.fork();
}
