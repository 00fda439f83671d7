import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import { rests } from './pageMoves.ts';

/**
 * What axe finds on the page, or in the parts of it that a selector names: rule and elements, one text a rule. It looks
 * once the page has come to rest: what fades in has too little contrast on its way. What is in order stays in the
 * browser: told whole, it takes longer than finding it.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await rests(page);
  await page.evaluate(axe.source); // through the debugger, which the page's policy does not bind
  return page.evaluate(async (where) => {
    const { axe: runner } = window as unknown as { axe: { run(where: string, options: object): Promise<AxeResults> } };
    const { violations } = await runner.run(where, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, within);
}
