import { describe, expect, it } from '@jest/globals';
import { productTexts as texts } from '../../../test/fixtures/productTexts.ts';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import { SiteErrorLinks } from './SiteErrorLinks.ts';
import { createStaticErrorPage } from './staticErrorPage.ts';

const page = createStaticErrorPage({ texts, defaultLanguage: 'sv', known: new SiteErrorLinks(), cssOf: () => [] });
const english = texts['en'] ?? {};

const siteNamed = (name: string) => harbourSites.find((site) => site.name === name);

describe('the static error page', () => {
  it.each([
    ['harbour-bil', '/', 'sv'],
    ['harbour-bil', '/en/cars', 'en'],
    ['harbour-bil-no', '/', 'nb'],
    ['harbour-carstore-fi', '/', 'fi'],
    ['harbour-carstore-sk', '/', 'sk'],
  ] as const)('of %s at %s is in %s', (name, url, language) => {
    const html = page({ site: siteNamed(name), status: 500, url });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${texts[language]?.['errorTitle'] ?? '?'}</h1>`);
  });

  it('is also in English before the site is known', () => {
    const html = page({ site: undefined, status: 500, url: '/' });
    expect(html).toContain('<html lang="sv"');
    expect(html).toContain(`<p lang="en">${english['errorTitle'] ?? '?'}`);
  });

  const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);

  it('offers another try, and leads to cars and dealers', () => {
    const html = page({ site: siteNamed('harbour-bil'), status: 500, url: '/en/cars?a=1' });
    expect(hrefsOf(html)).toEqual(['/en/cars?a=1', '/en/cars', '/en/dealers']);
    expect(html).toContain(english['dealerListTitle']);
  });

  it('leads to the start page of a site without stock', () => {
    const site = siteNamed('harbour-bil');
    const html = page({
      site: site && { ...site, features: { ...site.features, stock: false } },
      status: 500,
      url: '/a',
    });
    expect(hrefsOf(html)).toEqual(['/a', '/']);
  });

  it('leads to the paths and the phone number that rendered pages had', () => {
    const site = siteNamed('harbour-bil');
    const known = new SiteErrorLinks();
    const doors = [{ href: '/fordon', text: 'Fordon' }];
    if (site) known.remember(site, 'sv', { doors, phone: '+46 10 123 45 00' });
    if (site) known.remember(site, 'sv', { doors, phone: '' });
    const html = createStaticErrorPage({ texts, defaultLanguage: 'sv', known, cssOf: () => [] })({
      site,
      status: 500,
      url: '/om-oss',
    });
    expect(hrefsOf(html)).toEqual(['/om-oss', '/fordon', 'tel:+46101234500']);
  });

  it('asks for patience when the server is overloaded', () => {
    const html = page({ site: siteNamed('harbour-bil'), status: 503, url: '/en/about?a=1', overloaded: 'page' });
    expect(html).toContain(english['overloadText']);
    expect(hrefsOf(html)).toEqual(['/en/about?a=1', '/en/cars', '/en/dealers']);
  });

  it('says that nothing was sent when an overloaded server refused a form', () => {
    const html = page({ site: siteNamed('harbour-bil'), status: 503, url: '/en/sell', overloaded: 'form' });
    expect(html).toContain(english['overloadForm']);
    expect(html).not.toContain('href="/en/sell"');
  });

  it('offers no other try for an unreadable address', () => {
    const html = page({ site: siteNamed('harbour-motors-uk'), status: 400, url: '/%E0' });
    expect(html).toContain(english['notFoundTitle']);
    expect(html).not.toContain(english['errorRetry']);
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/'])(
    'never leads to another host (%s)',
    (url) => {
      const hrefs = [...page({ site: siteNamed('harbour-bil'), status: 500, url }).matchAll(/href="([^"]*)"/g)];
      for (const [, href] of hrefs) expect(href).toMatch(/^\/(?![/\\])/);
    },
  );

  it('writes an address as text', () => {
    expect(page({ site: siteNamed('harbour-bil'), status: 500, url: '/"><script>' })).not.toContain('"><script>');
  });
});
