import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { openSearchClient } from '../../../server/catalogue/opensearch/openSearchClient.ts';
import { contractSites } from '../../fixtures/catalogue/contractStock.ts';

/** A real OpenSearch. */
export interface RealOpenSearch {
  url: string;
  /** Such as "2.19.4". */
  version: string;
  /** Kills it and starts it again, with the same data and address; null for a server that others started. */
  node: { crash(): Promise<void>; start(): Promise<void> } | null;
  /** Process id of its JVM's parent; null for a server that others started. */
  processId: number | null;
  /** Ends it and removes its data; leaves a server that others started. */
  stop(): Promise<void>;
}

/** Reason why no OpenSearch can be started here; null when one can. SEARCH_TEST_URL names another server instead. */
export function missingForOpenSearch(): string | null {
  if (process.env['SEARCH_TEST_URL']) return null;
  const java = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  const version = Number(/javac (\d+)/.exec(`${java.stdout}${java.stderr}`)?.[1] ?? 0);
  if (version < 17) return 'it needs a Java development kit, 17 or newer, or SEARCH_TEST_URL';
  if (spawnSync('mvn', ['-version']).status !== 0) {
    return 'it needs Maven, or SEARCH_TEST_URL';
  }
  return null;
}

/**
 * Starts an OpenSearch from its jars, or takes the one of SEARCH_TEST_URL.
 * Name and password may be in the address.
 * @param settings of the node, name=value, and heap=512m
 * @throws Error for a server with indexes of other sites than those of the tests, which it may be in use for
 */
export async function startOpenSearch(settings: readonly string[] = []): Promise<RealOpenSearch> {
  const { SEARCH_TEST_URL: given = '' } = process.env;
  if (given) return { ...(await examined(given)), node: null, processId: null, stop: () => Promise.resolve() };
  const server = spawn(process.execPath, ['test/upstreams/opensearch/openSearchServer.mjs', ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const nextLine = async (): Promise<string> => {
    const ended = exited.then(() => {
      throw new Error('OpenSearch for tests ended.');
    });
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    return line;
  };
  const tell = async (command: 'crash' | 'start'): Promise<void> => {
    const done = nextLine();
    server.stdin.write(`${command}\n`);
    await done;
  };
  return {
    ...(await examined(await nextLine())),
    node: { crash: () => tell('crash'), start: () => tell('start') },
    processId: server.pid ?? null,
    stop: async () => {
      server.stdin.end();
      await exited;
    },
  };
}

async function examined(url: string): Promise<{ url: string; version: string }> {
  const client = openSearchClient({ url }, 10_000);
  const { body } = await client.info();
  const aliases = await client.cat.aliases({ format: 'json', name: 'vehicles_*,sites_*' });
  await client.close();
  const own = contractSites.flatMap((site) => [`vehicles_${site}`, `sites_${site}`]);
  const foreign = (aliases.body as { alias?: string }[]).find(({ alias = '' }) => !own.includes(alias));
  if (foreign) {
    throw new Error(`The server has an index "${String(foreign.alias)}": take one for the tests alone.`);
  }
  return { url, version: body.version.number };
}

/** Waits until a node that was started again has its indexes back. */
export async function untilIndexesAreBack(url: string): Promise<void> {
  const client = openSearchClient({ url }, 10_000);
  for (;;) {
    const { body } = await client.cluster.health();
    if (body.status !== 'red' && body.initializing_shards === 0) break;
    await pause(50);
  }
  await client.close();
}
