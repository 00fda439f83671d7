import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import { rests } from './pageMoves.ts';

/** A rule that a page breaks. */
export interface AxeViolation {
  /** "color-contrast" */
  id: string;
  /** Requirement of the rule, in a sentence. */
  help: string;
  /** True for a rule of WCAG, false for a recommendation. */
  isRequired: boolean;
  /** Markup of the elements, cut. */
  elements: string[];
}

/**
 * Returns what axe finds on the page, or within a selector, by rule.
 * It runs once the page is at rest: elements that fade in have too little contrast on the way. Passed rules stay in
 * the browser: transferring them takes longer than finding them.
 */
export async function axeViolations(page: Page, within = 'html'): Promise<AxeViolation[]> {
  await rests(page);
  await page.evaluate(axe.source); // Through the debugger, which the page's policy does not restrict.
  return page.evaluate(async (where) => {
    const { axe: runner } = window as unknown as { axe: { run(where: string, options: object): Promise<AxeResults> } };
    const { violations } = await runner.run(where, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, tags, nodes }) => ({
      id,
      help,
      isRequired: !tags.includes('best-practice'),
      elements: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  }, within);
}
