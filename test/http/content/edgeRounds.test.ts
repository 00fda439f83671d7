import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { demoGroup, demoSites } from '../../fixtures/demo/demoSites.ts';
import { productTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { createEdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import type { EdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import { contentCopy } from '../../fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../fixtures/platform/contentCopy.ts';
import { fixtureSite } from '../../fixtures/contentSites.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import type { FakeEdge } from '../../upstreams/fakeEdge.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

const host = 'polhem-bil.localhost';

async function appOver(
  { endpoint, apiKey }: FakeEdge,
  sites = demoSites,
): Promise<{ app: Express; content: EdgeContentGateway }> {
  const content = createEdgeContentGateway({
    endpoint,
    credential: { name: 'sc_apikey', value: apiKey },
    model: embeddedContentModel,
    sites,
    logger: collectingLogger(),
    timeoutMs: 10_000,
  });
  const services = await testServices({ gateways: { ...(await demoGateways()), content }, contentBackend: content });
  return { app: createApp(services), content };
}

describe('over a content platform', () => {
  let edge: FakeEdge;
  let app: Express;
  beforeAll(async () => {
    edge = await startFakeEdge(demoGroup.contentFolder, demoSites, productTexts);
    ({ app } = await appOver(edge));
    await request(app).get('/').set('Host', host).expect(200);
  });
  afterAll(() => edge.stop());

  it('a story that is not cached takes two rounds', async () => {
    const list = await request(app).get('/nyheter').set('Host', host).expect(200);
    const stories = [
      ...new Set([...list.text.matchAll(/href="(\/nyheter\/[^"?#]+\/[^"?#]+)"/g)].map(([, path = '']) => path)),
    ];
    expect(stories.length).toBeGreaterThan(1);
    for (const path of stories.slice(0, 2)) {
      edge.startRounds();
      const page = await request(app).get(path).set('Host', host).expect(200);
      expect(page.text).toContain('story-navigation');
      expect(edge.rounds()).toBeLessThanOrEqual(2);
    }
  });

  it('made-up addresses are answered from the list of pages', async () => {
    await request(app).get('/made-up').set('Host', host).expect(404);
    for (let at = 0; at < 50; at += 1) {
      await request(app)
        .get(`/made-up-${String(at)}`)
        .set('Host', host)
        .expect(404);
    }
    // Others, such as a renewal of the list, may come in between.
    expect(edge.requestsWith('made-up-')).toBe(0);
  });
});

describe("the platform's own pages for failures", () => {
  let files: ContentCopy;
  let edge: FakeEdge;
  beforeAll(async () => {
    files = await contentCopy({
      'pages/not-found.sv.yaml': 'title: Borta\nsections:\n  - RichText:\n      Text: <p>Hit leder ingen väg.</p>\n',
      'pages/server-error.sv.yaml':
        'title: Fel\nsections:\n  - RichText:\n      Text: <p>Något gick sönder i hamnen.</p>\n',
    });
    edge = await startFakeEdge(files.folder, [fixtureSite]);
  });
  afterAll(async () => {
    await edge.stop();
    await files.remove();
  });

  it('are shown in any language that has them', async () => {
    const { content } = await appOver(edge, [fixtureSite]);
    const services = await testServices({
      gateways: { ...(await demoGateways()), content },
      contentBackend: content,
      sites: createSiteDirectory([fixtureSite], fixtureSite.name),
    });
    const own = createApp(services);
    const missing = await request(own).get('/none').expect(404);
    expect(missing.text).toContain('Hit leder ingen väg.');
    expect(missing.text).toContain('noindex');
    expect(missing.text).toContain('<title>Borta');
    const english = await request(own).get('/en/none').expect(404);
    expect(english.text).not.toContain('Hit leder ingen väg.');

    await request(own).get('/service').expect(200);
    edge.setFault('errors');
    const failed = await request(own).get('/bilar-och-annat').expect(404);
    expect(failed.text).toContain('Hit leder ingen väg.');
    edge.setFault(null);
    content.expire();
    await content.errorPages({ site: fixtureSite.name, language: 'sv' });
    edge.setFault('errors');
    const broken = await request(own).get('/om').expect(503);
    expect(broken.text).toContain('Något gick sönder i hamnen.');
    expect(broken.headers['retry-after']).toBe('30');
  });
});
