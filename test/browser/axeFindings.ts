import type { Page } from 'puppeteer';
import { axeViolations } from './axeViolations.ts';

/** Returns what axe finds on the page, or within a selector: one text per rule, with its elements. */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  const violations = await axeViolations(page, within);
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`);
}
