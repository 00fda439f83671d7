import { expect, it } from '@jest/globals';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { productTexts } from '../../../test/fixtures/productTexts.ts';
import { unavailablePage } from './unavailablePage.ts';

const html = unavailablePage({ ...fixtureSite, displayName: 'Ada & Bil', languages: ['sv', 'en'] }, productTexts);

it('unavailablePage() has the message in each language of the site', () => {
  expect(html).toContain('<section lang="sv">\n<h1>Något gick fel hos oss</h1>');
  expect(html).toContain('<section lang="en">\n<h2>Something went wrong</h2>');
});

it('unavailablePage() leads to the requested address', () => {
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['', '']);
});

it('unavailablePage() needs no other file', () => {
  expect(html).not.toMatch(/src=|url\(|<link|<script/);
});

it('unavailablePage() is kept from search engines', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('| Ada &amp; Bil</title>');
});
