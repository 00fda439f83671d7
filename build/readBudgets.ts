import { readFile } from 'node:fs/promises';
import type { Budgets } from './budgets.ts';
import type { LoadedSources } from './regroup.ts';

/** Reads config/budgets.json. Rejects when the file is missing or no JSON. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('config/budgets.json', 'utf8')) as Budgets;
}

/** What every page loads once it has been shown: a first visitor is asked for consent. */
const sourcesAfterStart = ['client/site/visits/watchVisits.ts', 'client/site/components/ConsentBanner.tsx'];

/** Files that visitors of any page load with their first touch of the header, and of a link. */
const touches = { header: ['client/app/PageHeader.tsx'], navigation: ['client/app/preparePage.ts'] };

/**
 * What is loaded together: the source files that every kind of page with a budget loads until it is idle (its page, its
 * sections, the rest), and those of a first touch.
 */
export async function loadedSources(): Promise<LoadedSources> {
  const { pages } = await readBudgets();
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, { sources }]) => [page, [...sources, ...sourcesAfterStart]]),
    ),
    touches,
  };
}
