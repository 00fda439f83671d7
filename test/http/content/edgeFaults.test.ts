import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { atLength } from '../../fixtures/atLength.ts';
import { demoGroup, demoSites } from '../../fixtures/demo/demoSites.ts';
import { productTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createEdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import type { EdgeContentOptions } from '../../../server/content/createEdgeContentGateway.ts';
import { createDiskCopies } from '../../../server/storage/copies/createDiskCopies.ts';
import type { DiskCopies } from '../../../server/storage/copies/DiskCopies.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import type { EdgeFault, FakeEdge } from '../../upstreams/fakeEdge.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';
import { withRunningMs } from '../../fixtures/runningClock.ts';

let edge: FakeEdge;

beforeAll(async () => {
  edge = await startFakeEdge(demoGroup.contentFolder, demoSites, productTexts);
});

afterAll(async () => {
  await edge.stop();
});

/** Creates the product over the fake platform, with an empty cache. */
async function freshApp(more: Partial<EdgeContentOptions> = {}): Promise<Express> {
  const { endpoint, apiKey } = edge;
  const content = createEdgeContentGateway({
    endpoint,
    credential: { name: 'sc_apikey', value: apiKey },
    model: embeddedContentModel,
    sites: demoSites,
    logger: collectingLogger(),
    timeoutMs: 10_000, // Longer than a good response takes on any machine.
    ...more,
  });
  return createApp(await testServices({ gateways: { ...(await demoGateways()), content } }));
}

const faults: EdgeFault[] = [
  'broken',
  'errors',
  ...(atLength ? (['slow', 'tooMany', 'paused', 'garbage', 'reset'] as const) : []),
];

describe('over a content platform that answers well', () => {
  it('pages are the same as over the embedded one', async () => {
    edge.setFault(null);
    const overEdge = await request(await freshApp())
      .get('/')
      .set('Host', 'polhem-bil.localhost')
      .expect(200);
    const embedded = await request(createApp(await testServices()))
      .get('/')
      .set('Host', 'polhem-bil.localhost');
    expect(overEdge.text).toBe(embedded.text);
  });
});

describe('a visitor who reads on', () => {
  it('costs the content platform one request per new page', async () => {
    edge.setFault(null);
    const app = await freshApp();
    const asked = async (path: string): Promise<number> => {
      const before = edge.requests();
      await request(app).get(path).set('Host', 'polhem-bil.localhost').expect(200);
      return edge.requests() - before;
    };
    await asked('/'); // Data shared by all pages: dictionary, navigation, redirects.
    expect(await asked('/dackhotell')).toBe(1);
    expect(await asked('/finansiering')).toBe(1);
    expect(await asked('/dackhotell')).toBe(0);
  });
});

describe.each(faults)('over a content platform that fails (%s)', (fault) => {
  it('shows the stock', async () => {
    edge.setFault(fault);
    const app = await freshApp({ timeoutMs: 1000 });
    const list = await request(app).get('/bilar').expect(200);
    expect(list.text.match(/class="[^"]*\bcar-card\b/g)?.length ?? 0).toBeGreaterThan(40);
    expect(list.text).toContain('<header');
    const start = await request(app).get('/').expect(503);
    expect(start.headers['retry-after']).toBe('30');
    expect(start.text).toContain('Något gick fel hos oss');
    expect(start.text).toContain('<header');
    await request(app).get('/api/content/layout?language=sv&path=/').expect(503);
    edge.setFault(null);
  });

  it('goes on with the last good answer', async () => {
    edge.setFault(null);
    const app = await freshApp(fault === 'slow' ? { timeoutMs: 3000 } : {});
    const before = await request(app).get('/').set('Host', 'polhem-bil.localhost').expect(200);
    edge.setFault(fault);
    const after = await request(app).get('/').set('Host', 'polhem-bil.localhost').expect(200);
    expect(after.text).toBe(before.text);
    edge.setFault(null);
  });
});

describe('over a content platform that asks for a pause (429, Retry-After 30)', () => {
  it('shows kept pages', async () => {
    edge.setFault(null);
    const app = await freshApp();
    const get = (path: string) => request(app).get(path).set('Host', 'polhem-bil.localhost');
    const kept = await get('/finansiering').expect(200);
    edge.setFault('paused');
    const before = edge.requests();
    const { ms } = await withRunningMs(async () => {
      for (const path of ['/dackhotell', '/verkstad', '/om-oss', '/en/about-us']) await get(path).expect(503);
      expect((await get('/finansiering').expect(200)).text).toBe(kept.text);
    });
    expect(ms).toBeLessThan(5000); // Regression: each took ten seconds.
    expect(edge.requests() - before).toBe(1);
    edge.setFault(null);
  });
});

describe('over a content platform that fails since before the start', () => {
  it('shows a page of which an earlier process kept copies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'copies-'));
    const logger = collectingLogger();
    const bounds = { maxBytes: 10_000_000, maxEntries: 1000 };
    const earlier = createDiskCopies({ folder, version: '1', ...bounds, logger });
    const startPage = async (copies: DiskCopies) => {
      const app = await freshApp({ copies, timeoutMs: 30_000 });
      return { app, page: await request(app).get('/').set('Host', 'polhem-bil.localhost') };
    };
    edge.setFault(null);
    const before = await startPage(earlier);
    await earlier.flush();

    edge.setFault('broken');
    const { app, page } = await startPage(createDiskCopies({ folder, version: '1', ...bounds, logger }));
    expect([page.status, page.text]).toEqual([200, before.page.text]);
    await request(app).get('/finansiering').set('Host', 'polhem-bil.localhost').expect(503);
    edge.setFault(null);
    await rm(folder, { recursive: true });
  });
});

describe('over a content platform that never answered', () => {
  let app: Express;
  beforeAll(async () => {
    edge.setFault('broken');
    app = await freshApp({ timeoutMs: 1000 });
  });
  afterAll(() => edge.setFault(null));

  it.each([
    ['polhem-bil', '/', 'sv'],
    ['polhem-bil', '/en', 'en'],
    ['polhem-motors-uk', '/', 'en'],
    ['polhem-bil-no', '/', 'nb'],
    ['polhem-carstore-fi', '/', 'fi'],
    ['polhem-carstore-sk', '/', 'sk'],
  ] as const)('%s%s says in its language (%s) that it failed', async (site, path, language) => {
    const { errorTitle = '?' } = productTexts[language] ?? {};
    const page = await request(app).get(path).set('Host', `${site}.localhost`).expect(503);
    expect(page.headers['retry-after']).toBe('30');
    expect(page.text).toContain(`lang="${language}"`);
    expect(page.text).toContain(errorTitle);
  });

  it.each(['polhem-bil', 'polhem-motors-uk', 'polhem-bil-no', 'polhem-carstore-fi', 'polhem-carstore-sk'])(
    '%s leads to pages that work, and to a phone number',
    async (site) => {
      const get = (path: string) => request(app).get(path).set('Host', `${site}.localhost`);
      const { text } = await get('/').expect(503);
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
      const hrefs = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(hrefs.filter((href) => href.startsWith('tel:+'))).toHaveLength(1);
      const doors = hrefs.filter((href) => href.startsWith('/') && href !== '/');
      expect(doors).toHaveLength(2);
      for (const door of doors) await get(door).expect(200);
    },
  );
});

describe('over a content platform whose dictionary alone fails', () => {
  it('a Slovak page has Slovak labels', async () => {
    const gateways = await demoGateways();
    const dictionary = (): Promise<never> => Promise.reject(new ContentUnavailableError('no dictionary'));
    const app = createApp(
      await testServices({ gateways: { ...gateways, content: { ...gateways.content, dictionary } } }),
    );
    const page = await request(app).get('/').set('Host', 'polhem-carstore-sk.localhost').expect(200);
    const skipLink = /class="skip-link"[^>]*>([^<]*)</.exec(page.text)?.[1];
    expect(skipLink).toBe(productTexts['sk']?.['skipToContent']);
  });
});

describe('over a content platform that hangs', () => {
  it('responds within the time-out with the last good copy', async () => {
    edge.setFault(null);
    let now = 0;
    const timeoutMs = 30_000; // Far more than the page may take.
    const app = await freshApp({ clock: () => now, timeoutMs });
    const start = () => request(app).get('/').set('Host', 'polhem-bil.localhost').expect(200);
    const before = await start();
    now += 24 * 60 * 60 * 1000;
    edge.setFault('slow');
    const started = performance.now();
    const after = await start();
    expect(performance.now() - started).toBeLessThan(timeoutMs);
    expect(after.text).toBe(before.text);
    edge.setFault(null);
  });
});
