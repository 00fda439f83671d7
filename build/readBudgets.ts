import { readFile } from 'node:fs/promises';
import type { Budgets } from './budgets.ts';
import type { SourcesByPage } from './regroup.ts';

/** Reads config/budgets.json. Rejects when the file is missing or no JSON. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('config/budgets.json', 'utf8')) as Budgets;
}

/** What every page loads once it has been shown: a first visitor is asked for consent. */
const sourcesAfterStart = ['client/site/visits/watchVisits.ts', 'client/site/components/ConsentBanner.tsx'];

/** The source files that every kind of page with a budget loads until it is idle: its page, its sections, the rest. */
export async function sourcesByPage(): Promise<SourcesByPage> {
  const { pages } = await readBudgets();
  return Object.fromEntries(
    Object.entries(pages).map(([page, { sources }]) => [page, [...sources, ...sourcesAfterStart]]),
  );
}
