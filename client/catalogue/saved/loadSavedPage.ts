import type { LoadContext, RouteOutcome } from '../../framework/PageRoute.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import { buildListContext } from '../listContext.ts';
import { loadMissingPage } from '../loadMissingPage.ts';
import { crumbsToList, missingHead } from '../pageHead.ts';
import { versionsByDictionary } from '../../framework/versionsByDictionary.ts';
import { withoutSections } from '../withoutSections.ts';

/**
 * Loads the frame of the saved cars page, which search engines must not index.
 * Not found on a site without stock.
 */
export async function loadSavedPage(context: LoadContext): Promise<RouteOutcome> {
  const { site, t } = context;
  if (!site.features.stock) return loadMissingPage(context);
  const frame = await loadFrame(context, `/${t('pathToCarList')}`);
  const layout = withoutSections(frame, await versionsByDictionary(context, frame, 'pathToSaved'));
  const path = `${site.basePath}/${t('pathToSaved')}`;
  const head = missingHead(`${t('savedTitle')} | ${site.displayName}`, t('savedDescription'));
  const crumbs = crumbsToList(frame, site, t, buildListContext(site, t).listPath);
  return {
    kind: 'page',
    status: 200,
    head: { ...head, canonical: site.origin + path },
    layout,
    breadcrumbs: [...crumbs, { title: t('savedTitle'), path }],
  };
}
