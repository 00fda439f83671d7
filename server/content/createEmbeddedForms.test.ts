import { beforeEach, describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { LayoutAnswer, SectionData, SitePage } from '../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { createEmbeddedForms } from './createEmbeddedForms.ts';
import type { EmbeddedForms } from './createEmbeddedForms.ts';

const site = harbourSites.find(({ name }) => name === 'harbour-bil') as SiteConfig;

function section(componentName: string, formId: string, placeholders?: SectionData['placeholders']): SectionData {
  const base = { uid: formId, componentName, dataSource: '', params: {}, fields: { FormId: { value: formId } } };
  return placeholders ? { ...base, placeholders } : base;
}

/** Sections by language and path without the language. */
let pages: Record<string, SectionData[]>;
let reads: number;
let isDown: boolean;
let version: number;
let now: number;
let forms: EmbeddedForms;

beforeEach(() => {
  pages = {
    'sv /': [section('Jotform', 'on-start')],
    'sv /verkstad': [section('Columns', '', { left: [section('Jotform', 'nested')] })],
    'sv /kontakt': [section('LeadForm', 'of-another-provider')],
    'en /': [section('Jotform', 'in-english')],
  };
  [reads, version, now] = [0, 0, 0];
  isDown = false;
  const content = {
    pages: ({ language }: { language: string }): Promise<SitePage[]> => {
      if (isDown) return Promise.reject(new ContentUnavailableError('down'));
      const paths = Object.keys(pages).flatMap((key) => (key.startsWith(language) ? key.slice(3) : []));
      const prefix = language === site.languages[0] ? '' : `/${language}`;
      return Promise.resolve(
        paths.map((path) => {
          const shown = prefix === '' ? path : prefix + (path === '/' ? '' : path);
          return { path: shown, itemId: path, templateName: 'Page', updated: '', image: '' };
        }),
      );
    },
    layout: ({ language, path }: { language: string; path: string }): Promise<LayoutAnswer> => {
      reads += 1;
      const main = pages[`${language} ${path}`] ?? [];
      const names = { name: path, displayName: path, itemId: path, itemLanguage: language, templateName: 'Page' };
      return Promise.resolve({
        route: { ...names, fields: {}, placeholders: { main } },
        ancestors: [],
        languages: [],
      });
    },
  };
  forms = createEmbeddedForms({ content, versionOf: () => version, now: () => now });
});

describe('the embedded forms of a site', () => {
  it.each(['on-start', 'nested', 'in-english'])('include the form %s of a page', async (formId) => {
    expect(await forms.has(site, formId)).toBe(true);
  });

  it.each(['made-up', 'of-another-provider', ''])('do not include %j', async (formId) => {
    expect(await forms.has(site, formId)).toBe(false);
  });

  it('are read once for many requests', async () => {
    await Promise.all(['on-start', 'a', 'b', 'c'].map((formId) => forms.has(site, formId)));
    await forms.has(site, 'd');
    expect(reads).toBe(4);
  });

  it('are read again when the content has changed', async () => {
    await forms.has(site, 'new');
    pages['sv /ny'] = [section('Jotform', 'new')];
    expect(await forms.has(site, 'new')).toBe(false);
    version += 1;
    expect(await forms.has(site, 'new')).toBe(true);
  });

  it('are read again after five minutes when a form is not among them', async () => {
    await forms.has(site, 'new');
    pages['sv /ny'] = [section('Jotform', 'new')];
    now = 5 * 60 * 1000;
    expect(await forms.has(site, 'on-start')).toBe(true);
    expect(reads).toBe(4);
    expect(await forms.has(site, 'new')).toBe(true);
  });

  it('are unknown while the platform fails', async () => {
    isDown = true;
    await expect(forms.has(site, 'on-start')).rejects.toBeInstanceOf(ContentUnavailableError);
  });

  it('are known once the platform responds again', async () => {
    isDown = true;
    await expect(forms.has(site, 'on-start')).rejects.toBeInstanceOf(ContentUnavailableError);
    isDown = false;
    expect(await forms.has(site, 'on-start')).toBe(true);
  });
});
