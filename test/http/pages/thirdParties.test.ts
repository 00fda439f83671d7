import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

type Policy = Record<string, string[]>;

function policyOf(header: unknown): Policy {
  const directives = String(header).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
}

/** Creates the app with changes of polhem-bil, and with this gtmID on all its pages. */
async function appWith(change: Partial<SiteConfig>, gtmID = '') {
  const sites = demoSites.map((site) => (site.name === 'polhem-bil' ? { ...site, ...change } : site));
  const gateways = await demoGateways();
  const content = { ...gateways.content };
  content.layout = async (query) => {
    const answer = await gateways.content.layout(query);
    if (!answer.route) return answer;
    return { ...answer, route: { ...answer.route, fields: { ...answer.route.fields, gtmID: { value: gtmID } } } };
  };
  return createApp(
    await testServices({ gateways: { ...gateways, content }, sites: createSiteDirectory(sites, 'polhem-bil') }),
  );
}

describe("the policy of a site's pages", () => {
  it('allows nothing but our own where the site uses no third party', async () => {
    const { headers } = await request(await appWith({ thirdParties: [] }))
      .get('/')
      .expect(200);
    expect(String(headers['content-security-policy'])).not.toContain('http');
    expect(policyOf(headers['content-security-policy'])['frame-src']).toBeUndefined();
  });

  it('allows exactly what the third parties of the site need', async () => {
    const { headers } = await request(await appWith({ thirdParties: ['youtube'] }))
      .get('/')
      .expect(200);
    const policy = policyOf(headers['content-security-policy']);
    expect(policy['frame-src']).toEqual(['https://www.youtube-nocookie.com']);
    expect(policy['script-src']).toEqual(["'self'"]);

    const withForms = await request(await appWith({ thirdParties: ['leadForm'] }))
      .get('/')
      .expect(200);
    const forms = policyOf(withForms.headers['content-security-policy']);
    expect(forms['script-src']).toContain('https://js-eu1.hsforms.net');
    expect(JSON.stringify(forms)).not.toMatch(/youtube|google/);
  });

  it('never allows inline scripts', async () => {
    const app = await appWith({ thirdParties: ['youtube', 'leadForm'], gtmId: 'GTM-SITE1' });
    const { headers } = await request(app).get('/').expect(200);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*(?!\.)|nonce/);
  });
});

describe('the tag manager', () => {
  it('appears once when the page has its id', async () => {
    const { text, headers } = await request(await appWith({}, 'GTM-ABC123'))
      .get('/')
      .expect(200);
    expect(text.split('GTM-ABC123')).toHaveLength(2);
    expect(text).not.toContain('googletagmanager');
    expect(policyOf(headers['content-security-policy'])['script-src']).toContain('https://www.googletagmanager.com');
  });

  it('is that of the site where pages name none', async () => {
    const { headers } = await request(await appWith({ gtmId: 'GTM-SITE1' }))
      .get('/')
      .expect(200);
    expect(policyOf(headers['content-security-policy'])['script-src']).toContain('https://www.googletagmanager.com');
  });

  it.each(['', 'GTM-x', 'https://evil.example'])('is neither loaded nor allowed with the id "%s"', async (id) => {
    const { text, headers } = await request(await appWith({}, id))
      .get('/')
      .expect(200);
    expect(text).not.toContain('googletagmanager');
    expect(String(headers['content-security-policy'])).not.toContain('google');
  });
});
