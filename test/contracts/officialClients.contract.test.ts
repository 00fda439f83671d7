import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../../server/app.ts';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import type { EdgePlatform } from '../../server/content/createEmbeddedContent.ts';
import { contentCopy } from '../fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../fixtures/platform/contentCopy.ts';
import { collectingLogger, fixtureSite } from '../fixtures/contentSites.ts';
import { testServices } from '../http/demo/testServices.ts';
import { startFakeEdge } from '../upstreams/fakeEdge.ts';
import type { FakeEdge } from '../upstreams/fakeEdge.ts';
import { officialClientsContract, officialContent } from './content/officialClients.contract.ts';
import { officialClients } from './content/officialClients.ts';
import type { Connection } from './content/officialClients.ts';

const keys = { key: 'the-key-of-the-test', previewKey: 'the-preview-key-of-the-test' };
const sites = [fixtureSite];
const servers: Server[] = [];
let content: ContentCopy;
let platform: EdgePlatform;
let origin: string;
let edge: FakeEdge;

/**
 * Starts the whole app with its content endpoint on a local port.
 * `statuses` returns the statuses of its responses.
 */
async function startApp(requestsPerSecond: number): Promise<{ origin: string; statuses(): unknown[] }> {
  const edgeEndpoint = {
    platform,
    keys,
    requestsPerSecond,
    maxCost: 10_000,
    productParts: { redirects: new Map(), robots: '' },
  };
  const services = await testServices({ edgeEndpoint });
  const server = createApp(services).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    statuses: () => services.logger.lines.map(({ facts }) => facts['status']),
  };
}

beforeAll(async () => {
  content = await contentCopy(officialContent);
  const { folder } = content;
  ({ platform } = await createEmbeddedContent({ folder, sites, logger: collectingLogger(), watch: false }));
  ({ origin } = await startApp(0));
  edge = await startFakeEdge(folder, sites);
});

afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await edge.stop();
  await content.remove();
});

/** Runs the contract for this app with one way of passing the key. */
function ownContract(name: string, connect: (key: string) => Connection, options = {}): void {
  const platformOf = () => ({
    connection: (key = keys.key) => connect(key),
    drafts: () => connect(keys.previewKey),
  });
  officialClientsContract(name, () => Promise.resolve(platformOf()), options);
}

ownContract('the address of what is published', (key) => ({ kind: 'apiKey', origin, path: '/api/graphql/v1', key }));
ownContract('the address of a platform of its own', (key) => ({
  kind: 'apiKey',
  origin,
  path: '/sitecore/api/graph/edge',
  key,
}));
ownContract("the proxy's address, with a context id", (key) => ({ kind: 'contextId', origin, key }));
ownContract(
  'the address of what is published, with X-GQL-Token',
  (key) => ({ kind: 'header', header: 'X-GQL-Token', origin, path: '/api/graphql/v1', key }),
  { hasFacade: false },
);

officialClientsContract('a remote Edge', () => {
  const connection = (key = edge.apiKey): Connection => {
    const { origin: at, pathname: path } = new URL(edge.endpoint);
    return { kind: 'apiKey', origin: at, path, key };
  };
  return Promise.resolve({ connection, drafts: () => connection() });
});

describe.each(Object.entries(officialClients))('%s over the limit of our content endpoint', (_generation, connect) => {
  it('waits as it is told', async () => {
    const limited = await startApp(2);
    const client = connect({ kind: 'apiKey', origin: limited.origin, path: '/api/graphql/v1', key: keys.key });
    const answers = await Promise.all([1, 2, 3].map(() => client.robots('hamnbilar')));
    expect(answers).toEqual(answers.map(() => officialContent['robots.txt']));
    expect(limited.statuses()).toContain(429);
  });
});
