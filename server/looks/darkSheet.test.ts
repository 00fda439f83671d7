import { expect, it } from '@jest/globals';
import type { Look } from '../../shared/site/SiteLook.ts';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { darkSheet } from './darkSheet.ts';

const { look } = fixtureSite;
const page = (theme: string, dark: Look['dark']): Look => ({ ...look, theme, dark });

it('darkSheet() has the colours of the site and what differs on pages with a theme', () => {
  const dark = { 'color-bg': '#0d1518', 'color-primary': '#227a72' };
  const pages = [page('mercedes', { 'color-bg': '#0d1518', 'color-primary': '#6db3ff' }), page('smart', null)];
  const sheet = darkSheet({ dark, pages }) ?? '';
  expect(sheet).toContain(":root:not([data-theme='smart']){--color-bg:#0d1518;--color-primary:#227a72}");
  expect(sheet).toContain(":root[data-theme='mercedes']{--color-primary:#6db3ff}");
  expect(sheet).toContain('{color-scheme:dark;');
});

it('darkSheet() is none for a site without a dark scheme', () => {
  expect(darkSheet({ dark: null, pages: [page('smart', null)] })).toBeNull();
});
