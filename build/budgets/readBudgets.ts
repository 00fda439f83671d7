import { readFile } from 'node:fs/promises';
import type { Budgets } from './budgets.ts';
import type { LoadedSources } from '../chunks/regroup.ts';

/** Reads config/budgets.json. Rejects when the file is missing or not JSON. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('config/budgets.json', 'utf8')) as Budgets;
}

/** The scripts `start`, `main` and `vendor`. */
const scriptsOfEveryPage = 3;

/** Compressed size of `start`, in kB. */
const startKb = 1.6;

/** Sources that every page loads after it is shown. */
const sourcesAfterStart = ['client/site/afterHydration.ts'];

/** Sources loaded by a first touch, on any page or on those that have it, with their weight. */
const touches: Record<string, LoadedSources> = {
  header: { sources: ['client/app/PageHeader.tsx'], weight: 0.3 },
  navigation: { sources: ['client/app/navigation/PageTurns.ts'], weight: 0.1 },
  consent: { sources: ['client/site/consent/ConsentBanner.tsx'], weight: 0.3 },
  // Also loaded without a touch where the browser draws the page: code of other pages must not join it.
  firstInput: { sources: ['client/ui/iconShapes.ts'], weight: 2 },
};

/** Touches on one kind of page, whose files the visitor has already loaded. */
const touchesOfPages: Record<string, LoadedSources & { page: string }> = {
  filters: { page: 'carList', sources: ['client/catalogue/filters/FilterDrawer.tsx'], weight: 0.2 },
  financing: { page: 'carDetail', sources: ['client/finance/Financing.tsx'], weight: 0.2 },
};

/**
 * Returns the sources that load together, by occasion.
 * These are the files that every kind of page with a budget loads until it is idle (its page, its sections, the
 * rest), and those of a first touch.
 */
export async function loadedSources(): Promise<Record<string, LoadedSources>> {
  const { pages, vendorBrotliKb, commonBrotliKb } = await readBudgets();
  const kbOfEveryPage = vendorBrotliKb + commonBrotliKb + startKb;
  const untilIdle = (page: string): string[] => [...(pages[page]?.sources ?? []), ...sourcesAfterStart];
  return {
    ...Object.fromEntries(
      Object.entries(pages).map(([page, { weight = 1, scripts, brotliKb }]) => [
        page,
        {
          sources: untilIdle(page),
          weight,
          maxChunks: scripts - scriptsOfEveryPage,
          maxBytes: 1000 * (brotliKb - kbOfEveryPage),
        },
      ]),
    ),
    ...touches,
    ...Object.fromEntries(
      Object.entries(touchesOfPages).map(([touch, { page, sources, weight }]) => [
        touch,
        { sources: [...untilIdle(page), ...sources], weight },
      ]),
    ),
  };
}
