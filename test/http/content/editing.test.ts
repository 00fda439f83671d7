import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { editingTexts } from '../../fixtures/productTexts.ts';
import { createApp } from '../../../server/app.ts';
import { createEdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import { fixtureSite } from '../../fixtures/contentSites.ts';
import { copyContent } from '../../fixtures/platform/editedContent.ts';
import type { EditedContent } from '../../fixtures/platform/editedContent.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import type { FakeEdge } from '../../upstreams/fakeEdge.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

const secret = 'quay-side-secret-of-tests';
const sites = [fixtureSite];
const pagesEditor = 'https://pages.sitecorecloud.io';

/** Visitors' pages are cached next to those of editors. */
const pageCacheBytes = 50_000_000;

interface TestedApp {
  app: Express;
  content: ContentBackend;
  logger: ReturnType<typeof collectingLogger>;
}

let copy: EditedContent;
let edge: FakeEdge;
const apps = new Map<string, TestedApp>();

async function appOver(content: ContentBackend): Promise<TestedApp> {
  const services = await testServices({
    gateways: { ...(await demoGateways()), content },
    contentBackend: content,
    sites: createSiteDirectory(sites, fixtureSite.name),
    redirects: new Map(),
    pageCacheBytes,
    editing: {
      secret,
      origins: ['https://editors.example', 'https://*.preview.example'],
      content,
      editor: null,
      textsOf: editingTexts,
      sites,
      packages: { forecourt: '1.0.0' },
    },
  });
  return { app: createApp(services), content, logger: services.logger };
}

beforeAll(async () => {
  copy = await copyContent();
  edge = await startFakeEdge(copy.folder, sites);
  const logger = collectingLogger();
  const embedded = await createEmbeddedContent({ folder: copy.folder, sites, logger, watch: false });
  apps.set('embedded', await appOver(embedded.gateway));
  const credential = { name: 'sc_apikey', value: edge.apiKey } as const;
  const { endpoint } = edge;
  const remote = createEdgeContentGateway({ endpoint, credential, sites, model: embeddedContentModel, logger });
  apps.set('edge', await appOver(remote));
});

afterAll(async () => {
  await edge.stop();
  await copy.remove();
});

function over(name: string): TestedApp {
  const app = apps.get(name);
  if (!app) throw new Error(`There is no app over ${name}.`);
  return app;
}

async function itemAt(content: ContentBackend, path: string): Promise<string> {
  const { route } = await content.layout({ site: fixtureSite.name, language: 'sv', path });
  return route?.itemId ?? '';
}

async function renderQuery(content: ContentBackend, change: Record<string, string> = {}): Promise<URLSearchParams> {
  return new URLSearchParams({
    secret,
    sc_site: fixtureSite.name,
    sc_itemid: await itemAt(content, '/workshop'),
    sc_lang: 'sv',
    route: '/workshop',
    mode: 'edit',
    ...change,
  });
}

const config = (query = `secret=${secret}`): string => `/api/editing/config?${query}`;

describe('the addresses of editing', () => {
  it('do not exist without a secret in the environment', async () => {
    const app = createApp(await testServices({ redirects: new Map() }));
    await request(app).get(config()).expect(404);
    await request(app).get('/api/editing/render').expect(404);
    await request(app).get('/editing').expect(404);
  });

  it('tell what the product can draw', async () => {
    const { body } = await request(over('embedded').app).get(config()).expect(200);
    expect(body).toEqual({
      components: expect.arrayContaining(['Blurb', 'Faq']),
      packages: { forecourt: '1.0.0' },
      editMode: 'metadata',
    });
  });

  it.each([
    pagesEditor,
    'https://app.sitecorecloud.io',
    'https://editors.example',
    'https://a.preview.example',
    'https://a.b.preview.example',
  ])('answer the origin %s by name', async (origin) => {
    const { headers } = await request(over('embedded').app).get(config()).set('Origin', origin).expect(200);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-methods']).toBe('GET, POST, OPTIONS, DELETE, PUT, PATCH');
    expect(headers['cache-control']).toBe('no-store, must-revalidate');
    expect(headers['vary']).toContain('Origin');
  });

  it.each([
    'https://evil.example',
    'https://pages.sitecorecloud.io.evil.example',
    'http://pages.sitecorecloud.io',
    'https://pagesXsitecorecloud.io',
    'https://evil.example/.preview.example',
    'https://preview.example',
    'https://apreview.example',
    'null',
  ])('refuse the origin %s whatever the secret', async (origin) => {
    const { headers } = await request(over('embedded').app).get(config()).set('Origin', origin).expect(401);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['vary']).toContain('Origin');
  });

  it('draw the same page for POST as for GET', async () => {
    const { app, content } = over('embedded');
    const address = `/api/editing/render?${(await renderQuery(content)).toString()}`;
    const page = await request(app).get(address).set('Host', 'hamnbilar.localhost').expect(200);
    const posted = await request(app).post(address).set('Host', 'hamnbilar.localhost').expect(200);
    expect(posted.text).toBe(page.text);
  });

  it('check the origin first', async () => {
    const { app } = over('embedded');
    await request(app)
      .delete('/api/editing/render')
      .set('Origin', 'https://evil.example')
      .expect(401, /origin/i);
    await request(app)
      .delete('/api/editing/render?secret=wrong')
      .expect(401, /secret/);
    await request(app).delete(`/api/editing/render?secret=${secret}`).expect(405).expect('Allow', 'GET, POST, OPTIONS');
    await request(app).get(`/api/editing/render?secret=${secret}`).expect(400);
    await request(app).get(config('secret=')).expect(401);
    await request(app)
      .get(config(`secret=${secret}&secret=${secret}`))
      .expect(401);
  });

  it('answer a preflight', async () => {
    const { headers } = await request(over('embedded').app).options(config()).set('Origin', pagesEditor).expect(204);
    expect(headers['access-control-allow-headers']).toBe('Content-Type, Authorization');
  });

  it('name every invalid parameter', async () => {
    const { app, content } = over('embedded');
    const { body } = await request(app).get(`/api/editing/render?secret=${secret}&mode=look`).expect(400);
    const fields = (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields).toEqual(['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode']);
    for (const wrong of [{ sc_site: 'nobody' }, { sc_lang: 'de' }, { sc_layoutKind: 'half' }]) {
      const query = await renderQuery(content, wrong);
      await request(app)
        .get(`/api/editing/render?${query.toString()}`)
        .expect(400, new RegExp(Object.keys(wrong)[0] ?? ''));
    }
  });
});

describe.each(['embedded', 'edge'])('a page for the editor (%s)', (platform) => {
  const ask = async (change: Record<string, string> = {}, origin?: string) => {
    const { app, content } = over(platform);
    const query = await renderQuery(content, change);
    const asked = request(app).get(`/api/editing/render?${query.toString()}`);
    return origin ? asked.set('Origin', origin) : asked;
  };

  it('is whole with all its marks', async () => {
    const { text, status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="sv" data-site="hamnbilar"');
    const marks = [...text.matchAll(/<code [^>]*chrometype="(\w+)"[^>]*kind="(open|close)"[^>]*>/g)];
    const count = (type: string, kind: string) => marks.filter((mark) => mark[1] === type && mark[2] === kind).length;
    for (const type of ['placeholder', 'rendering', 'field']) {
      expect(count(type, 'open')).toBeGreaterThan(0);
      expect(count(type, 'close')).toBe(count(type, 'open'));
    }
    expect(text).toContain('id="headless-main_00000000-0000-0000-0000-000000000000"');
    expect(text).toMatch(
      /chrometype="field" class="scpm" kind="open">\{&quot;datasource&quot;:|kind="open">\{"datasource":/,
    );
    expect(text).toContain('[No text in field]');
    expect(text).toContain('<script id="jss-hrz-editing" type="application/json">{}</script>');
    expect(text).toContain('/assets/editing-TEST.css');
  });

  it('is framed by allowed editors only', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-store, must-revalidate');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['etag']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(
      "frame-ancestors 'self' https://editors.example https://*.preview.example https://pages.sitecorecloud.io",
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('speaks the language that is asked for', async () => {
    const { content } = over(platform);
    const sc_itemid = await itemAt(content, '/service');
    const { text, status } = await ask({ sc_itemid, route: '/service', sc_lang: 'en-GB' });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en"');
  });

  it('is an error page as content when there is no such item', async () => {
    const { text, status, headers } = await ask({ sc_itemid: '00000000-0000-0000-0000-00000000abcd', route: '/gone' });
    expect(status).toBe(404);
    expect(text).toContain('<html lang="sv"');
    expect(headers['content-security-policy']).toContain('https://pages.sitecorecloud.io');
    expect(headers['cache-control']).toBe('no-store, must-revalidate');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('has no marks in preview', async () => {
    const { app, logger } = over(platform);
    const { text, headers, status } = await ask({ mode: 'preview' });
    expect(status).toBe(200);
    expect(text).not.toContain('chrometype');
    expect(text).not.toContain('jss-hrz-editing');
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      for (const part of ['Path=/', 'HttpOnly', 'SameSite=None', 'Secure', 'Max-Age=']) expect(cookie).toContain(part);
    }
    const sent = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    expect(sent).toContain('sc_preview=true');
    expect(sent).toContain(`sc_site=${fixtureSite.name}`);
    const next = await request(app).get('/service').set('Cookie', sent).expect(200);
    expect(next.headers['cache-control']).toBe('no-store, must-revalidate');
    expect(next.headers['content-security-policy']).toContain('https://pages.sitecorecloud.io');
    expect(next.text).toContain('"mode":"preview"');

    const token = /sc_preview_token=([^;]+)/.exec(sent)?.[1] ?? '';
    const log = JSON.stringify(logger.lines);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(token);
    expect(next.text).not.toContain(secret);
  });

  it('refuses a preview with a foreign token', async () => {
    const { app } = over(platform);
    for (const token of ['', 'sc_preview_token=x.y', 'sc_preview_token=eyJ9.AAAA']) {
      const cookie = `sc_preview=true; sc_site=${fixtureSite.name}; ${token}`;
      const { headers } = await request(app).get('/service').set('Cookie', cookie).expect(403);
      expect(headers['cache-control']).toBe('no-store, must-revalidate');
      const cleared = headers['set-cookie'] as unknown as string[];
      expect(cleared.every((line) => line.includes('Expires=Thu, 01 Jan 1970'))).toBe(true);
    }
  });
});

describe("the editor's scripts", () => {
  it('run when they come from an allowed origin', async () => {
    const { content } = over('embedded');
    const withScripts: ContentBackend = {
      ...content,
      editingLayout: async (query) => ({
        ...(await content.editingLayout(query)),
        context: {
          clientScripts: [`${pagesEditor}/canvas.js`, 'https://evil.example/x.js', 'javascript:alert(1)'],
          clientData: { 'hrz-canvas-state': { itemId: '</script><script>1' }, 'hrz-canvas-verification-token': 'T' },
        },
      }),
    };
    const { app, logger } = await appOver(withScripts);
    const query = await renderQuery(content);
    const { text, headers } = await request(app).get(`/api/editing/render?${query.toString()}`).expect(200);
    expect(text).toContain(`<script src="${pagesEditor}/canvas.js"></script>`);
    expect(text).not.toMatch(/<script src="(https:\/\/evil|javascript)/);
    expect(text).toContain('<script id="hrz-canvas-state" type="application/json">{"itemId":"\\u003c/script');
    expect(text).toContain('<script id="hrz-canvas-verification-token" type="application/json">"T"</script>');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(new RegExp(`script-src [^;]*'self'[^;]* ${pagesEditor}`));
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('evil.example');
    expect(logger.lines.filter(({ event }) => event === 'editing.scriptRefused')).toHaveLength(2);
  });
});

describe('a page for visitors', () => {
  it('has nothing of the editor', async () => {
    const { text, headers } = await request(over('embedded').app).get('/workshop').expect(200);
    expect(text).not.toMatch(/chrometype|jss-hrz-editing|editing-TEST|No text in field|"editing"/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toMatch(/^public/);
  });
});
