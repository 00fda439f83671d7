import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;
beforeAll(async () => {
  app = createApp(await testServices());
});

const choose = (body: object) => request(app).post('/api/choices').set('Sec-Fetch-Site', 'same-origin').send(body);
const sixMonths = 'Max-Age=15724800; Path=/; Expires=[^;]+';

describe('POST /api/choices', () => {
  it.each(['2.statistics-media', '2.statistics', '2.media', '2.media-gpc', '2.necessary'])(
    'stores the consent %s for six months, readable by scripts',
    async (consent) => {
      const { headers } = await choose({ consent }).expect(204);
      expect(headers['cache-control']).toBe('no-store');
      const [cookie] = headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(new RegExp(`^consent=${consent}; ${sixMonths}; SameSite=Lax$`));
    },
  );

  it('sends a Secure cookie behind HTTPS', async () => {
    const secured = createApp(await testServices({ trustProxy: 1 }));
    const { headers } = await request(secured)
      .post('/api/choices')
      .set('X-Forwarded-Proto', 'https')
      .send({ consent: '2.media' })
      .expect(204);
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
  });

  it.each([
    {},
    { consent: '1.yes' },
    { consent: '2.everything' },
    { consent: ['2.media'] },
    { consent: '2.media', x: 1 },
  ])('refuses %j', async (body) => {
    const { body: problem, headers } = await choose(body).expect(400);
    expect((problem as Problem).status).toBe(400);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('refuses a page of another site', async () => {
    const sent = request(app).post('/api/choices').set('Sec-Fetch-Site', 'cross-site').send({ consent: '2.media' });
    const { headers } = await sent.expect(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['http://localhost/bilar?sida=2', 'http://localhost/bilar?sida=2'],
    ['http://elsewhere.test/bilar', '/'],
    ['', '/'],
  ])('leads a form without JavaScript from "%s" to %s', async (referer, target) => {
    const { headers } = await request(app)
      .post('/api/choices')
      .set({ Host: 'localhost', Referer: referer, 'Sec-Fetch-Site': 'same-origin' })
      .type('form')
      .send({ consent: '2.necessary' })
      .expect(303);
    expect(headers['location']).toBe(target);
    expect(headers['set-cookie']?.[0]).toMatch(/^consent=2\.necessary; /);
  });

  it('does not exist on a site whose consent another tool asks for', async () => {
    const services = await testServices();
    const { all, defaultSite } = services.sites;
    const external = all.map((site) => ({ ...site, consent: 'external' as const }));
    const sites = createSiteDirectory(external, defaultSite.name);
    await request(createApp({ ...services, sites }))
      .post('/api/choices')
      .send({ consent: '2.media' })
      .expect(404);
  });
});
