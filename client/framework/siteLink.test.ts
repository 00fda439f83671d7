import { describe, expect, it } from '@jest/globals';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { siteLink } from './siteLink.ts';

const site = { languages: ['sv', 'en'], basePath: '' } as unknown as SiteContext;
const base = 'https://harbour.example/bilar?page=2';

describe('siteLink', () => {
  it.each([
    ['/bil/1/volvo', { path: '/bil/1/volvo', search: '' }],
    ['?page=3', { path: '/bilar', search: '?page=3' }],
    ['https://harbour.example/', { path: '/', search: '' }],
    ['/bilar#contact', { path: '/bilar', search: '' }],
  ])('takes %s for a page of the site', (href, location) => {
    expect(siteLink(href, base, site)).toEqual(location);
  });

  it.each([
    'https://other.example/',
    'mailto:a@b.example',
    'tel:+46701234567',
    '/api/search',
    '/media/cars/1.webp',
    '/assets/x.js',
    '/sitemap.xml',
    '/en/cars',
    'http://[bad',
  ])('leaves %s to the browser', (href) => {
    expect(siteLink(href, base, site)).toBeNull();
  });

  it('stays within the language of the page', () => {
    const english = { ...site, basePath: '/en' };
    expect(siteLink('/en/cars', base, english)).toEqual({ path: '/en/cars', search: '' });
    expect(siteLink('/bilar', base, english)).toBeNull();
  });
});
