import { describe, expect, it } from '@jest/globals';
import { budgetText, measureBudgets } from './budgets.ts';

const manifest = {
  start: '/assets/start.js',
  entry: '/assets/main.js',
  css: ['/assets/main.css'],
  editingCss: [],
  styles: {},
  entryImports: ['/assets/react.js'],
  chunks: {
    'client/a/pages/Page.tsx': ['/assets/Page.js', '/assets/shared.js'],
    'client/a/sections/One.tsx': ['/assets/One.js', '/assets/shared.js'],
    'client/a/sections/Two.tsx': ['/assets/Two.js'],
    'client/a/sections/deep/Map.tsx': ['/assets/Map.js'],
  },
  fonts: { sites: {}, themes: {} },
};
const kilobyteEach = (_address: string, encoding: 'gz' | 'br'): Promise<number> =>
  Promise.resolve(encoding === 'gz' ? 1000 : 500);

const measure = (sources: string[]) =>
  measureBudgets(manifest, { pages: { start: { gzipKb: 5, sources } }, cssBrotliKb: 20 }, kilobyteEach);

describe('the size budgets', () => {
  it('count the entry, its imports and each file of the page once', async () => {
    const [page] = await measure(['client/a/pages/Page.tsx', 'client/a/sections/One.tsx']);
    expect(page).toEqual({ name: 'start', kind: 'JS gzip', kb: 5, limitKb: 5 });
  });

  it('take a star for any part of a name, but not for folders', async () => {
    const [page] = await measure(['client/*/sections/*']);
    expect(page?.kb).toBe(5);
  });

  it('weigh the styles as Brotli', async () => {
    const lines = await measure([]);
    expect(lines.at(-1)).toEqual({ name: 'styles', kind: 'CSS brotli', kb: 0.5, limitKb: 20 });
  });

  it('refuse a pattern that matches nothing, so that no budget falls silent', async () => {
    await expect(measure(['client/a/pages/Gone.tsx'])).rejects.toThrow(
      'page "start": no lazily loaded module matches client/a/pages/Gone.tsx',
    );
  });

  it('are told with page, size and limit', () => {
    expect(budgetText({ name: 'carList', kind: 'JS gzip', kb: 131.26, limitKb: 130 })).toBe(
      'carList: 131.3 kB JS gzip (limit 130)',
    );
  });
});
