import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';

/** What axe finds on the page as it stands: rule and elements, one text a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source); // through the debugger, which the page's policy does not bind
  const results = (await page.evaluate(async () => {
    const runner = (window as unknown as { axe: { run(options: object): Promise<unknown> } }).axe;
    return runner.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  })) as AxeResults;
  return results.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}
