import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { demoParts, testServices } from '../demo/testServices.ts';

const versions = demoSites.flatMap((site) => site.languages.map((language) => ({ name: site.name, language, site })));

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

describe('the error pages of a site', () => {
  it.each(versions)('lead on: $name in $language', async ({ site, language }) => {
    const { contentBackend } = await demoParts();
    const { notFound, serverError } = await contentBackend.errorPages({ site: site.name, language });
    for (const [kind, page] of Object.entries({ notFound, serverError })) {
      const main = page?.placeholders[placeholders.main] ?? [];
      const hrefs = [...JSON.stringify(main).matchAll(/"href":"([^"]+)"/g)].map((match) => match[1] ?? '');
      expect([kind, hrefs.length >= 2]).toEqual([kind, true]);
      for (const href of hrefs.filter((one) => one.startsWith('/'))) {
        const { status } = await request(app).get(href).set('Host', `${site.name}.localhost`);
        expect([kind, href, status]).toEqual([kind, href, 200]);
      }
    }
    expect(JSON.stringify(serverError)).toContain('"tel:+');
  });
});
