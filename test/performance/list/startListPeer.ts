import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { serverOptions } from '../../../build/bundling/serverOptions.ts';

const outdir = resolve('node_modules/.cache/forecourt/list-benchmark');

export interface ListPeer {
  port: number;
  pid: number;
  stop(): void;
}

/** Bundles the peers like the product's server, so that React is compiled in the same way. */
export async function buildListPeers(): Promise<void> {
  await build({ ...serverOptions(), entryPoints: { server: 'test/performance/list/listPeerServer.tsx' }, outdir });
}

/** Starts React on node:http, or on Express with its compression. */
export async function startListPeer(kind: 'bare' | 'express', host: string, path: string): Promise<ListPeer> {
  const child = fork(`${outdir}/server.js`, [kind, host, path], { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The ${kind} peer ended before it listened.`);
  });
  ended.catch(() => undefined); // it is stopped at the end
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}
