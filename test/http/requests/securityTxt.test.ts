import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

const path = '/.well-known/security.txt';

async function appWith(securityContact: string | undefined) {
  const sites = demoSites.map(({ securityContact: _left, ...site }) => ({
    ...site,
    ...(securityContact === undefined ? {} : { securityContact }),
  }));
  return createApp(await testServices({ sites: createSiteDirectory(sites, 'polhem-bil') }));
}

describe('/.well-known/security.txt', () => {
  it('names the contact of the site', async () => {
    const app = await appWith('security@fjordbil.example');
    const { text, headers, status } = await request(app).get(path).set('Host', 'polhem-bil.example');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('Contact: mailto:security@fjordbil.example\n');
    expect(text).toContain('Preferred-Languages: sv, en\n');
    expect(text).toContain('Canonical: https://polhem-bil.example/.well-known/security.txt\n');
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThanOrEqual(180);
  });

  it('names an https address as it is', async () => {
    const { text } = await request(await appWith('https://fjordbil.example/security')).get(path);
    expect(text).toContain('Contact: https://fjordbil.example/security\n');
  });

  it('is not there for a site without a contact', async () => {
    const { text } = await request(await appWith(undefined)).get(path);
    expect(text).not.toContain('Contact:');
  });
});
