import { describe, expect, it } from '@jest/globals';
import { budgetText, isOverBudget, measureBudgets } from './budgets.ts';
import type { BudgetLine } from './budgets.ts';

const manifest = {
  start: '/assets/start.js',
  entry: '/assets/main.js',
  editingCss: [],
  printCss: [],
  styles: { 'client/a/Page.tsx': '/assets/cars.css' },
  components: { pages: { list: 'client/a/Page.tsx' }, sections: {} },
  entryImports: ['/assets/vendor-1.js'],
  chunks: { 'client/a/Page.tsx': ['/assets/Page.js', '/assets/vendor-1.js'], 'client/b/Map.tsx': ['/assets/Map.js'] },
  commonCss: '/assets/heavier-main.css',
};
const sizeOf = (address: string): Promise<number> => Promise.resolve(address.includes('heavier') ? 900 : 500);
const measure = (pages: Record<string, number>): Promise<BudgetLine[]> =>
  measureBudgets(manifest, { pages, scripts: 4, cssKb: 2.7, textsKb: 1 }, sizeOf);

describe('the size budgets', () => {
  it('count each script of a page once', async () => {
    expect((await measure({ list: 3 })).slice(0, 2)).toEqual([
      { name: 'list', unit: 'kB JS', value: 2, limit: 3 },
      { name: 'list', unit: 'scripts', value: 4, limit: 4 },
    ]);
  });

  it('count the styles of every page with those of the page', async () => {
    expect((await measure({ list: 3 })).at(-1)).toEqual({
      name: 'list',
      unit: 'kB CSS',
      value: 1.4,
      limit: expect.closeTo(1),
    });
  });

  it('refuse a kind of page without a limit', async () => {
    await expect(measure({})).rejects.toThrow('no limit for the page "list"');
  });

  it('are broken above the limit', () => {
    const line: BudgetLine = { name: 'list', unit: 'kB JS', value: 2, limit: 2 };
    expect([isOverBudget(line), isOverBudget({ ...line, value: 2.1 })]).toEqual([false, true]);
  });

  it('report the size of a page with its limit', () => {
    const line: BudgetLine = { name: 'list', unit: 'kB JS', value: 101.26, limit: 115 };
    expect(budgetText(line)).toBe('list: 101.3 kB JS (at most 115)');
  });
});
