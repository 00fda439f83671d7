import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { Express } from 'express';
import { createContentHttpGateway } from '../../../client/content/contentHttpGateway.ts';
import { contentApi } from '../../../server/content/contentApi.ts';
import { createEdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import type { EdgeContentOptions } from '../../../server/content/createEdgeContentGateway.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { edgeEndpoint } from '../../../server/content/edgeEndpoint.ts';
import { apiErrors } from '../../../server/http/api/apiErrors.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../../server/site/siteOfRequest.ts';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type { ContentBackend, ContentGateway } from '../../../shared/content/ContentGateway.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../../fixtures/contentSites.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import type { EdgeFault, FakeEdge } from '../../upstreams/fakeEdge.ts';
import { contentContract } from './content.contract.ts';
import { contentBackendContract } from './contentBackend.contract.ts';
import { storiesContract } from './stories.contract.ts';

const sites = [fixtureSite];
const page = { site: fixtureSite.name, language: 'sv', path: '/service' };
let edge: FakeEdge;

beforeAll(async () => {
  edge = await startFakeEdge(contentFixture, sites);
});
afterAll(() => edge.stop());

const api: Server[] = [];
afterAll(() => {
  for (const server of api) server.close();
});

/** Starts an app on a local port and returns its origin. */
async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  api.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Creates the browser's gateway, over the product's own /api and the embedded platform. */
async function browserGateway(): Promise<ContentGateway> {
  const app = express().set('query parser', 'simple');
  app.use(resolveSite(createSiteDirectory(sites, fixtureSite.name)));
  app.use('/api/content', contentApi(await embedded()), apiErrors(collectingLogger()));
  const origin = await listen(app);
  return createContentHttpGateway((address, init) =>
    fetch(new URL(address instanceof Request ? address.url : address, origin), init),
  );
}

function edgeGateway(apiKey = edge.apiKey, more: Partial<EdgeContentOptions> = {}): ContentBackend {
  return createEdgeContentGateway({
    endpoint: edge.endpoint,
    credential: { name: 'sc_apikey', value: apiKey },
    model: embeddedContentModel,
    sites,
    logger: collectingLogger(),
    timeoutMs: 10_000, // Longer than a good response takes on any machine.
    ...more,
  });
}

const embeddedOptions = { folder: contentFixture, sites, logger: collectingLogger(), watch: false };
const embedded = async (): Promise<ContentBackend> => (await createEmbeddedContent(embeddedOptions)).gateway;

/** Creates a Forecourt that reads its content from another one, within that one's limits. */
async function forecourtGateway(): Promise<ContentBackend> {
  const { platform } = await createEmbeddedContent(embeddedOptions);
  const keys = { key: 'published', previewKey: edge.apiKey };
  const app = express().use(
    edgeEndpoint(
      { platform, keys, requestsPerSecond: 80, maxCost: 10_000, productParts: { redirects: new Map(), robots: '' } },
      collectingLogger(),
    ),
  );
  return edgeGateway(edge.apiKey, { endpoint: `${await listen(app)}/api/graphql/v1` });
}

contentContract('the embedded platform', embedded);
storiesContract('the embedded platform', embedded);
contentBackendContract('the embedded platform', embedded);

contentContract('an Edge endpoint', () => Promise.resolve(edgeGateway()));
storiesContract('an Edge endpoint', () => Promise.resolve(edgeGateway()));
contentBackendContract('an Edge endpoint', () => Promise.resolve(edgeGateway()));

contentContract('the content endpoint of another Forecourt', forecourtGateway);
storiesContract('the content endpoint of another Forecourt', forecourtGateway);
contentBackendContract('the content endpoint of another Forecourt', forecourtGateway);

contentContract("the browser's gateway", () => browserGateway(), { oneSite: true });
storiesContract("the browser's gateway", () => browserGateway());

describe('content from an Edge endpoint in trouble', () => {
  beforeEach(() => edge.setFault(null));

  it.each<EdgeFault>(['slow', 'tooMany', 'broken', 'garbage', 'reset', 'errors'])(
    'throws ContentUnavailableError when the endpoint is %s',
    async (fault) => {
      edge.setFault(fault);
      const hasty = edgeGateway(edge.apiKey, { timeoutMs: 1500 });
      await expect(hasty.layout(page)).rejects.toBeInstanceOf(ContentUnavailableError);
    },
  );

  it.each<EdgeFault>(['tooMany', 'reset'])('asks again after one answer that is %s', async (fault) => {
    edge.setFault(fault, 1);
    expect((await edgeGateway().layout(page)).route?.displayName).toBe('Service');
  });

  it('throws ContentUnavailableError when the key is wrong', async () => {
    await expect(edgeGateway('wrong').navigation(page)).rejects.toBeInstanceOf(ContentUnavailableError);
  });

  it('asks once for equal calls at the same time', async () => {
    const gateway = edgeGateway();
    const before = edge.requests();
    const answers = await Promise.all([
      gateway.layout(page),
      gateway.layout(page),
      gateway.layout({ ...page, path: '/Service/' }),
    ]);
    expect(edge.requests() - before).toBe(1);
    expect(answers.map(({ route }) => route?.name)).toEqual(['service', 'service', 'service']);
  });

  it('waits rather than exceed the limit that the endpoint advertises', async () => {
    const gateway = edgeGateway();
    await gateway.layout(page); // The very first call is slow, and calls are counted when they arrive.
    edge.setLimit(5);
    try {
      await gateway.layout({ ...page, path: '/' });
      const before = edge.refused();
      const paths = Array.from({ length: 9 }, (_none, at) => `/finns-inte-${String(at)}`);
      const answers = await Promise.all(paths.map((path) => gateway.layout({ ...page, path })));
      expect(answers.every(({ route }) => route === null)).toBe(true);
      expect(edge.refused()).toBe(before);
    } finally {
      edge.setLimit(Infinity);
    }
  });

  it('answers with the last good copy within the time-out when the endpoint hangs', async () => {
    let now = 0;
    const timeoutMs = 30_000; // Far more than the response may take.
    const gateway = edgeGateway(edge.apiKey, { clock: () => now, timeoutMs });
    const index = (await gateway.layout({ ...page, path: '/nyheter' })).route?.itemId ?? '';
    const list = { ...page, index, limit: 4, cursor: '', tags: [] };
    const ask = () => Promise.all([gateway.layout(page), gateway.navigation(page), gateway.stories(list)]);
    const before = await ask();
    now += 24 * 60 * 60 * 1000;
    edge.setFault('slow');
    const started = performance.now();
    expect(await ask()).toEqual(before);
    expect(performance.now() - started).toBeLessThan(timeoutMs);
    edge.setFault(null);
  });
});
