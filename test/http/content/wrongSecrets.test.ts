import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Test } from 'supertest';
import { editingTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import type { EmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../../fixtures/contentSites.ts';
import { testServices } from '../demo/testServices.ts';

const secret = 'the-right-secret-of-the-test';
const [host = ''] = fixtureSite.hosts;

let content: EmbeddedContent;
let app: Express;
let logger: Awaited<ReturnType<typeof testServices>>['logger'];

beforeAll(async () => {
  const options = { folder: contentFixture, sites: [fixtureSite], logger: collectingLogger(), watch: false };
  content = await createEmbeddedContent(options);
});

beforeEach(async () => {
  const { gateway, editor, platform } = content;
  const sites = [fixtureSite];
  const services = await testServices({
    sites: createSiteDirectory(sites, fixtureSite.name),
    redirects: new Map(),
    trustProxy: 1,
    editing: {
      secret,
      origins: [],
      content: gateway,
      editor,
      sites,
      textsOf: editingTexts,
      packages: {},
    },
    edgeEndpoint: {
      platform,
      keys: { key: secret, previewKey: '' },
      requestsPerSecond: 0,
      maxCost: 10_000,
      productParts: { redirects: new Map(), robots: '' },
    },
    publishing: { secret, renew: () => Promise.resolve() },
    stockPush: { key: secret, push: () => Promise.reject(new Error('not tried')) },
  });
  app = createApp(services);
  ({ logger } = services);
});

const from = (test: Test, address: string): Test => test.set('Host', host).set('X-Forwarded-For', address);
const edge = (path: string) => (given: string, address: string) =>
  from(request(app).post(path).set('sc_apikey', given).send({ query: '{ __typename }' }), address);
const editing = (path: string) => (given: string, address: string) =>
  from(request(app).get(path).query({ secret: given }), address);
const signIn = (password: string, address: string): Test =>
  from(request(app).post('/editing').type('form').send({ name: 'Åsa', password, next: '/' }), address);
const published = (given: string, address: string): Test =>
  from(request(app).post('/api/content/published').set('x-webhook-secret', given).send({}), address);
const pushed = (given: string, address: string): Test =>
  from(request(app).post('/api/stock').set('Authorization', `Bearer ${given}`).send('[]'), address);

describe.each([
  ['EDITING_SECRET', 5, [editing('/api/editing/config'), editing('/api/editing/render'), signIn]],
  ['EDGE_API_KEY, EDGE_PREVIEW_KEY', 10, [edge('/api/graphql/v1'), edge('/sitecore/api/graph/edge')]],
  ['CONTENT_PUBLISHED_SECRET', 10, [published]],
  ['STOCK_PUSH_KEY', 10, [pushed]],
])('wrong values of %s', (name, allowed, doors) => {
  const sendWrong = async (count: number, addressOf: (at: number) => string): Promise<void> => {
    for (let at = 0; at < count; at += 1) await doors[at % doors.length]?.('wrong', addressOf(at));
  };

  it('share one limit on all its routes', async () => {
    await sendWrong(allowed, () => '192.0.2.7');
    for (const door of doors) await door(secret, '192.0.2.7').expect(429).expect('Retry-After', /^\d+$/);
  });

  it('do not lock out the right one from another network', async () => {
    await sendWrong(allowed * 30, (at) => `2001:db8:1:${(at * 256).toString(16)}::1`);
    for (const door of doors) {
      const { status } = await door(secret, '2001:db8:2::1');
      expect([401, 403, 429]).not.toContain(status);
    }
  });

  it('are each logged', async () => {
    await sendWrong(allowed + 3, () => '192.0.2.7');
    const lines = logger.lines.filter(({ event }) => event === 'secret.refused');
    expect(lines).toHaveLength(allowed);
    for (const { level, facts } of lines) expect([level, facts['secret']]).toEqual(['warn', name]);
    expect(JSON.stringify(lines)).not.toContain('wrong');
  });
});
