import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { freePort } from '../../performance/load/freePort.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { startBalancer } from '../../upstreams/startBalancer.ts';

export interface ThreeProcesses {
  /** URL of the load balancer in front. */
  address: string;
  databaseUrl: string;
  /** Stops one with SIGTERM; resolves with its exit code. */
  stopOne(at: number): Promise<number | null>;
  /** Kills one with SIGKILL. */
  kill(at: number): Promise<void>;
  /** Restarts one that has ended; resolves when it is ready. */
  start(at: number): Promise<void>;
  /** All logs of all processes. */
  log(): string;
  end(): Promise<void>;
}

const count = 3;
const readyPauseMs = 50;

/**
 * Starts three processes of the product that only share one PostgreSQL, behind a load balancer.
 * It is a real nginx with the settings of deploy/nginx, where this machine has one.
 */
export async function startThreeProcesses(env: Record<string, string> = {}): Promise<ThreeProcesses> {
  const schema = `processes_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create schema ${schema}`);
  const url = new URL(serverUrl());
  url.searchParams.set('options', `-c search_path=${schema}`);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const servers: (RunningServer | null)[] = ports.map(() => null);
  const logs: string[][] = [];

  const start = async (at: number): Promise<void> => {
    const port = ports[at] ?? 0;
    const server = await startServer({
      DATABASE_URL: url.href,
      DEMO_DATA: 'on',
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      FORMS_RATE_LIMIT: '0',
      DRAIN_SECONDS: '5', // As operators run it.
      ...env,
    });
    servers[at] = server;
    logs.push(server.lines);
    while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, readyPauseMs));
  };
  for (const at of ports.keys()) await start(at);
  const balancer = await startBalancer(ports, 'polhem-bil.example');
  return {
    address: balancer.address,
    databaseUrl: url.href,
    stopOne: async (at) => {
      const code = (await servers[at]?.stop()) ?? null;
      servers[at] = null;
      return code;
    },
    kill: async (at) => {
      const child = servers[at]?.process;
      servers[at] = null;
      if (!child) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
    },
    start,
    log: () => logs.flat().join('\n'),
    end: async () => {
      for (const server of servers) await server?.stop();
      await balancer.stop();
      await asAdministrator(`drop schema ${schema} cascade`);
    },
  };
}

function serverUrl(): string {
  const url = process.env['DATABASE_TEST_URL'];
  if (!url) throw new Error('DATABASE_TEST_URL names no PostgreSQL.');
  return url;
}

/** Returns the rows of a query on the processes' database. */
export async function rowsOf(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return rows;
  } finally {
    await client.end();
  }
}

async function asAdministrator(query: string): Promise<void> {
  await rowsOf(serverUrl(), query);
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
