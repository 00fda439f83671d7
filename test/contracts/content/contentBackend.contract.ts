import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';

const site = 'hamnbilar';
const sv = { site, language: 'sv' };

/** Contract for the server-only calls of every content platform over the fixture folder. */
export function contentBackendContract(name: string, makeBackend: () => Promise<ContentBackend>): void {
  describe(`for the server alone, ${name}`, () => {
    let backend: ContentBackend;
    const itemOf = async (path: string): Promise<string> => {
      const { route } = await backend.layout({ ...sv, path });
      return route?.itemId ?? '';
    };
    beforeAll(async () => {
      backend = await makeBackend();
    });

    it('lists every page of a language', async () => {
      const pages = await backend.pages(sv);
      expect(pages.map(({ path }) => path).sort()).toEqual([
        '/',
        '/bilar',
        '/nyheter',
        '/nyheter/2025/host',
        '/nyheter/2026/erbjudanden',
        '/nyheter/2026/laddning',
        '/nyheter/2026/oppet-hus',
        '/nyheter/2026/sommar',
        '/service',
        '/service/dack',
      ]);
      expect(pages.find(({ path }) => path === '/nyheter/2026/sommar')).toMatchObject({
        templateName: 'Story',
        updated: '2026-05-20',
        image: '/media/logo.svg',
      });
      for (const { updated } of pages) expect(updated).toMatch(/^(\d{4}-\d{2}-\d{2})?$/); // "" when it is not stated
      const english = await backend.pages({ site, language: 'en' });
      expect(english.map(({ path }) => path).sort()).toEqual([
        '/en',
        '/en/news',
        '/en/news/2026/summer',
        '/en/services',
        '/en/services/tyres',
      ]);
    });

    it('gives the redirects in their order', async () => {
      expect(await backend.redirects({ site })).toEqual([
        {
          pattern: '/gamla-sidan',
          target: '/service',
          redirectType: 'REDIRECT_301',
          isQueryStringPreserved: false,
          isLanguagePreserved: false,
          locale: '',
        },
        {
          pattern: '^/kontor/(\\d+)$',
          target: '/service?nr=$1',
          redirectType: 'REDIRECT_302',
          isQueryStringPreserved: true,
          isLanguagePreserved: true,
          locale: 'sv',
        },
      ]);
    });

    it('has nothing for an unknown site', async () => {
      expect(await backend.pages({ site: 'okand', language: 'sv' })).toEqual([]);
      expect(await backend.redirects({ site: 'okand' })).toEqual([]);
      expect(await backend.robots({ site: 'okand' })).toBe('');
    });

    it('gives an editor drafts with metadata', async () => {
      const query = { ...sv, itemId: await itemOf('/service') };
      const { layout, context } = await backend.editingLayout({ ...query, mode: 'edit' });
      expect(layout.route).toMatchObject({ name: 'service', displayName: 'Service' });
      expect(layout.languages.map(({ language }) => language)).toEqual(['sv', 'en']);
      expect(layout.route?.fields['metaDescription']).toMatchObject({
        value: 'Service vid kajen',
        metadata: expect.objectContaining({ title: 'metaDescription' }),
      });
      expect(context.clientData).toHaveProperty('hrz-canvas-state');
      const preview = await backend.editingLayout({ ...query, mode: 'preview' });
      expect(preview.layout.route?.fields['metaDescription']).toEqual({ value: 'Service vid kajen' });
    });

    it('gives an editor no page for an unknown item', async () => {
      const { layout } = await backend.editingLayout({ ...sv, itemId: 'F'.repeat(32), mode: 'edit' });
      expect(layout).toEqual({ route: null, ancestors: [], languages: [] });
    });
  });
}
