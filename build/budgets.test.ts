import { describe, expect, it } from '@jest/globals';
import { budgetText, isOverBudget, measureBudgets } from './budgets.ts';
import type { BudgetLine } from './budgets.ts';

const manifest = {
  start: '/assets/start.js',
  entry: '/assets/main.js',
  editingCss: [],
  styles: {},
  entryImports: ['/assets/vendor-1.js'],
  chunks: {
    'client/a/pages/Page.tsx': ['/assets/Page.js', '/assets/shared.js'],
    'client/a/sections/One.tsx': ['/assets/One.js', '/assets/shared.js'],
    'client/a/sections/Two.tsx': ['/assets/Two.js'],
    'client/a/sections/deep/Map.tsx': ['/assets/Map.js'],
  },
  looks: {
    fjord: {
      css: '/assets/site.css',
      fonts: [],
      themes: {},
      pictures: { icon: '<svg/>', share: '<svg/>' },
      letters: 'fjord.json',
    },
  },
};
const sizeOf = (_address: string, encoding: 'br' | 'plain'): Promise<number> =>
  Promise.resolve(encoding === 'br' ? 500 : 1500);

const measure = (sources: string[]): Promise<BudgetLine[]> => {
  const limits = { vendorBrotliKb: 1, commonBrotliKb: 1, minChunkKb: 1, cssBrotliKb: 20 };
  return measureBudgets(manifest, { pages: { start: { brotliKb: 2, scripts: 4, sources } }, ...limits }, sizeOf);
};

describe('the size budgets', () => {
  it('count the entry, its imports and each file of the page once', async () => {
    const [size, scripts] = await measure(['client/a/pages/Page.tsx', 'client/a/sections/One.tsx']);
    expect(size).toEqual({ name: 'start', unit: 'kB JS', value: 3, limit: 2 });
    expect(scripts).toEqual({ name: 'start', unit: 'scripts', value: 6, limit: 4 });
  });

  it('take a star for any part of a name, but not for folders', async () => {
    const [, scripts] = await measure(['client/*/sections/*']);
    expect(scripts?.value).toBe(6);
  });

  it('weigh packages, own code, styles and the smallest module script by themselves', async () => {
    const lines = await measure([]);
    expect(lines.slice(2).map(({ name, value }) => [name, value])).toEqual([
      ['packages of every page', 0.5],
      ['own code of every page', 0.5],
      ['smallest script', 1.5],
      ['styles', 0.5],
    ]);
  });

  it('are broken from above, that of the smallest script from below', () => {
    const line: BudgetLine = { name: 'start', unit: 'kB JS', value: 2, limit: 1 };
    expect(isOverBudget(line)).toBe(true);
    expect(isOverBudget({ ...line, atLeast: true })).toBe(false);
    expect(isOverBudget({ ...line, value: 0.5, atLeast: true })).toBe(true);
  });

  it('refuse a pattern that matches nothing, so that no budget falls silent', async () => {
    await expect(measure(['client/a/pages/Gone.tsx'])).rejects.toThrow(
      'page "start": no lazily loaded module matches client/a/pages/Gone.tsx',
    );
  });

  it('are reported with page, size and limit', () => {
    expect(budgetText({ name: 'carList', unit: 'kB JS', value: 131.26, limit: 130 })).toBe(
      'carList: 131.3 kB JS (at most 130)',
    );
    expect(budgetText({ name: 'carList', unit: 'scripts', value: 9, limit: 12 })).toBe(
      'carList: 9 scripts (at most 12)',
    );
  });
});
