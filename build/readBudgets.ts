import { readFile } from 'node:fs/promises';
import type { Budgets } from './budgets.ts';
import type { SourcesByPage } from './regroup.ts';

/** Reads config/budgets.json. Rejects when the file is missing or no JSON. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('config/budgets.json', 'utf8')) as Budgets;
}

/** The source files of page and sections of every kind of page that has a budget. */
export async function sourcesByPage(): Promise<SourcesByPage> {
  const { pages } = await readBudgets();
  return Object.fromEntries(Object.entries(pages).map(([page, { sources }]) => [page, sources]));
}
