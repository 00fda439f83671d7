import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

const statusOf = async (site: string, path: string): Promise<number> => {
  const response = await request(app).get(path).set('Host', `${site}.localhost`);
  return response.status;
};

describe('a site without a feature', () => {
  it.each([
    '/api/mechmate/car/ABC123',
    '/api/mechmate/bookings/view',
    '/api/mechmate/waiting/view',
    '/api/tirehotel/authorization/search',
  ])('answers %s with a problem of 404', async (path) => {
    const response = await request(app).get(path).set('Host', 'polhem-carstore-fi.localhost').expect(404);
    expect(response.type).toBe('application/problem+json');
  });

  it('takes no forms where it has none', async () => {
    const sites = demoSites.map((site) =>
      site.name === 'polhem-carstore-fi' ? { ...site, features: { ...site.features, forms: false } } : site,
    );
    const without = createApp(await testServices({ sites: createSiteDirectory(sites, 'polhem-bil') }));
    const statusAt = async (site: string): Promise<number> =>
      (await request(without).post('/api/forms/comhub').set('Host', `${site}.localhost`).send({})).status;
    expect(await statusAt('polhem-carstore-fi')).toBe(404);
    expect(await statusAt('polhem-bil')).toBe(400);
  });

  it('does not take it from the others', async () => {
    expect(await statusOf('polhem-bil', '/api/mechmate/bookings/view')).toBe(405);
    expect(await statusOf('polhem-bil-no', '/api/mechmate/bookings/view')).toBe(405);
    expect(await statusOf('polhem-bil-no', '/api/tirehotel/authorization/search')).toBe(404);
    expect(await statusOf('polhem-bil', '/api/tirehotel/authorization/search')).not.toBe(404);
  });
});
