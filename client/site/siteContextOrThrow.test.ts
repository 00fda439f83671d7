import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testSite } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loadContextFor } from '../app/navigation/preparePage.ts';
import { createPageStore } from '../../test/fixtures/createPageStore.ts';
import { siteContextOrThrow } from './siteContextOrThrow.ts';

const { language: _language, ...withoutLanguage } = testSite;

describe('the context of a page', () => {
  it('is returned when it names its language', () => {
    expect(siteContextOrThrow(testSite)).toBe(testSite);
  });

  it.each([
    ['is missing', undefined],
    ['names no site', { ...testSite, name: '' }],
    ['names no language', withoutLanguage],
  ])('throws when it %s', (_why, context) => {
    expect(() => siteContextOrThrow(context)).toThrow('No Sitecore context found');
  });

  it('must be entered before a page is loaded', () => {
    const { gateways } = fakeCatalogue(0);
    expect(() => loadContextFor(createPageStore(gateways), gateways, { path: '/', search: '' })).toThrow(
      'No Sitecore context found',
    );
  });
});
