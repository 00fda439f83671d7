import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { readPage } from '../readPage.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

/** The site of a workshop: it has dealers and no cars. */
let app: Express;
beforeAll(async () => {
  const features = { stock: false, dealers: true, carStore: false };
  const sites = demoSites.map((site) => (site.name === 'polhem-trucks' ? { ...site, features } : site));
  app = createApp(await testServices({ sites: createSiteDirectory(sites, 'polhem-trucks') }));
});

const visit = (path: string) => request(app).get(path).set('Host', 'polhem-trucks.localhost');

describe('a site with dealers and without cars', () => {
  it('lists its dealers', async () => {
    const { status, text } = await visit('/anlaggningar');
    expect(status).toBe(200);
    expect(readPage(text).links.filter((href) => href.startsWith('/anlaggning/'))).toHaveLength(5);
  });

  it('has a page of each dealer that leads to no cars', async () => {
    const [path = ''] = readPage((await visit('/anlaggningar')).text).links.filter((href) =>
      href.startsWith('/anlaggning/'),
    );
    const { status, text } = await visit(path);
    expect(status).toBe(200);
    expect(readPage(text).links.filter((href) => href.includes('car_site_id'))).toEqual([]);
  });

  it('answers searches of its dealers', async () => {
    const { body } = await request(app)
      .post('/api/search')
      .set('Host', 'polhem-trucks.localhost')
      .send({ index: 'sites_polhem-trucks', fields: ['slug'], limit: 48, offset: 0 })
      .expect(200);
    expect((body as { total_items: number }).total_items).toBe(5);
  });

  it('refuses searches of cars', async () => {
    await request(app)
      .post('/api/search')
      .set('Host', 'polhem-trucks.localhost')
      .send({ index: 'vehicles_polhem-trucks', fields: ['car_id'], limit: 1, offset: 0 })
      .expect(400);
  });

  it('has its dealers in the sitemap', async () => {
    const { text } = await visit('/sitemap.xml');
    expect(text).toContain('/sitemap-dealers.xml');
    expect(text).not.toContain('/sitemap-brands.xml');
  });
});
