import { describe, expect, it } from '@jest/globals';
import { budgetText, isOverBudget, measureBudgets } from './budgets.ts';
import type { BudgetLine } from './budgets.ts';

const manifest = {
  start: '/assets/start.js',
  entry: '/assets/main.js',
  editingCss: [],
  styles: {},
  components: { pages: {}, sections: {} },
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
  it('count each byte of a page once', async () => {
    const [size] = await measure(['client/a/pages/Page.tsx', 'client/a/sections/One.tsx']);
    expect(size).toEqual({ name: 'start', unit: 'kB JS', value: 3, limit: 2 });
  });

  it('count each script of a page once', async () => {
    const [, scripts] = await measure(['client/a/pages/Page.tsx', 'client/a/sections/One.tsx']);
    expect(scripts).toEqual({ name: 'start', unit: 'scripts', value: 6, limit: 4 });
  });

  it('match any part of a name by a star but no folder', async () => {
    const [, scripts] = await measure(['client/*/sections/*']);
    expect(scripts?.value).toBe(6);
  });

  it('weigh each kind of code separately', async () => {
    const lines = await measure([]);
    expect(lines.slice(2).map(({ name, value }) => [name, value])).toEqual([
      ['packages of every page', 0.5],
      ['own code of every page', 0.5],
      ['smallest script', 1.5],
      ['styles', 0.5],
    ]);
  });

  it('are broken above the limit', () => {
    const line: BudgetLine = { name: 'start', unit: 'kB JS', value: 2, limit: 1 };
    expect(isOverBudget(line)).toBe(true);
  });

  it('accept more than an "atLeast" limit', () => {
    const line: BudgetLine = { name: 'start', unit: 'kB JS', value: 2, limit: 1 };
    expect(isOverBudget({ ...line, atLeast: true })).toBe(false);
  });

  it('are broken below an "atLeast" limit', () => {
    const line: BudgetLine = { name: 'start', unit: 'kB JS', value: 2, limit: 1 };
    expect(isOverBudget({ ...line, value: 0.5, atLeast: true })).toBe(true);
  });

  it('refuse a pattern that matches nothing', async () => {
    await expect(measure(['client/a/pages/Gone.tsx'])).rejects.toThrow(
      'page "start": no lazily loaded module matches client/a/pages/Gone.tsx',
    );
  });

  it('report the size of a page with its limit', () => {
    expect(budgetText({ name: 'carList', unit: 'kB JS', value: 131.26, limit: 130 })).toBe(
      'carList: 131.3 kB JS (at most 130)',
    );
    expect(budgetText({ name: 'carList', unit: 'scripts', value: 9, limit: 12 })).toBe(
      'carList: 9 scripts (at most 12)',
    );
  });
});
