import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createEdgeContentGateway } from '../../server/content/createEdgeContentGateway.ts';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../fixtures/contentSites.ts';
import { embeddedContentModel } from '../../shared/content/ContentModel.ts';
import { startFakeEdge } from '../upstreams/fakeEdge.ts';
import type { EdgeFault, FakeEdge } from '../upstreams/fakeEdge.ts';
import { contentContract } from './content.contract.ts';

const sites = [fixtureSite];
const page = { site: fixtureSite.name, language: 'sv', path: '/service' };
let edge: FakeEdge;

beforeAll(async () => {
  edge = await startFakeEdge(contentFixture, sites);
});
afterAll(() => edge.stop());

function edgeGateway(apiKey = edge.apiKey): ContentGateway {
  return createEdgeContentGateway({
    endpoint: edge.endpoint,
    credential: { name: 'sc_apikey', value: apiKey },
    model: embeddedContentModel,
    sites,
    logger: collectingLogger(),
    timeoutMs: 300,
  });
}

contentContract('the embedded platform', async () => {
  const options = { folder: contentFixture, sites, logger: collectingLogger(), watch: false };
  return (await createEmbeddedContent(options)).gateway;
});

contentContract('an Edge endpoint', () => Promise.resolve(edgeGateway()));

describe('content from an Edge endpoint in trouble', () => {
  beforeEach(() => edge.setFault(null));

  it.each<EdgeFault>(['slow', 'tooMany', 'broken', 'garbage', 'reset', 'errors'])(
    'throws ContentUnavailableError when the endpoint is %s',
    async (fault) => {
      edge.setFault(fault);
      await expect(edgeGateway().layout(page)).rejects.toBeInstanceOf(ContentUnavailableError);
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
});
