import { loadLayout } from '../framework/loadLayout.ts';
import type { LoadContext, PageOutcome } from '../framework/PageRoute.ts';
import { missingHead } from './pageHead.ts';

/** Loads the page of an address that the site does not have: the editors' not-found page, or the product's. */
export async function loadMissingPage(context: LoadContext): Promise<PageOutcome> {
  const { site, t, path } = context;
  const found = await loadLayout(context, path).catch(() => null); // the gateway has logged it
  const head = missingHead(`${t('notFoundTitle')} | ${site.displayName}`, t('notFoundText'));
  return { kind: 'page', status: 404, head, layout: found?.layout ?? null, breadcrumbs: [] };
}
