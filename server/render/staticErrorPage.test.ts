import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { allSites } from '../../config/sites/allSites.ts';
import { loadBuiltInTexts } from '../content/embedded/loadBuiltInTexts.ts';
import { createStaticErrorPage } from './staticErrorPage.ts';
import type { StaticErrorPage } from './staticErrorPage.ts';

let page: StaticErrorPage;
beforeAll(async () => {
  page = createStaticErrorPage({ texts: await loadBuiltInTexts(resolve('content/dictionary')), css: [] });
});

const siteNamed = (name: string) => allSites.find((site) => site.name === name);

describe('the static error page', () => {
  it.each([
    ['polhem-bil', '/', 'sv', 'Något gick fel hos oss'],
    ['polhem-bil', '/en/cars', 'en', 'Something went wrong on our side'],
    ['polhem-bil-no', '/', 'nb', 'Noe gikk galt hos oss'],
    ['polhem-carstore-fi', '/', 'fi', 'Meillä meni jokin pieleen'],
    ['polhem-carstore-sk', '/', 'sk', 'Na našej strane sa niečo pokazilo'],
  ])('of %s at %s is in %s', (name, url, language, title) => {
    const html = page({ site: siteNamed(name), status: 500, url });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1 class="message-page-title">${title}</h1>`);
  });

  it('before the site is known, is in Swedish with a sentence in English', () => {
    const html = page({ site: undefined, status: 500, url: '/' });
    expect(html).toContain('<html lang="sv"');
    expect(html).toContain('<p lang="en">Something went wrong on our side');
  });

  it('offers another try, the start page of the language, and the phone where it is known', () => {
    const html = page({ site: siteNamed('polhem-bil'), status: 500, url: '/en/cars?a=1', phone: '+46 10 123 45 00' });
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/en/cars?a=1',
      '/en',
      'tel:+46101234500',
    ]);
  });

  it('for an address that cannot be read, says so and offers no other try', () => {
    const html = page({ site: siteNamed('polhem-motors-uk'), status: 400, url: '/%E0' });
    expect(html).toContain('The page does not exist');
    expect(html).not.toContain('Try again');
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/'])(
    'never leads to another host (%s)',
    (url) => {
      const hrefs = [...page({ site: siteNamed('polhem-bil'), status: 500, url }).matchAll(/href="([^"]*)"/g)];
      for (const [, href] of hrefs) expect(href).toMatch(/^\/(?![/\\])/);
    },
  );

  it('writes an address as text, never as markup', () => {
    expect(page({ site: siteNamed('polhem-bil'), status: 500, url: '/"><script>' })).not.toContain('"><script>');
  });
});
