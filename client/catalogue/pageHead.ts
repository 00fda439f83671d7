import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { textField } from '../framework/fields.ts';
import type { PageHead } from '../framework/pageState.ts';
import type { Crumb } from '../site/breadcrumbData.ts';
import type { Translate } from '../site/translate.ts';

/** Text of a field of the content platform's page; "" when it has none. */
export function layoutText(layout: LayoutAnswer | null, name: string): string {
  return textField(layout?.route?.fields, name);
}

/** Breadcrumbs to the car list: as in the content platform, else start page and list. */
export function crumbsToList(layout: LayoutAnswer | null, site: SiteContext, t: Translate, listPath: string): Crumb[] {
  return crumbsTo(layout, site, t, { title: t('carListTitle'), path: listPath });
}

/** Breadcrumbs to the page of a layout; `page` is used when the content platform has no name for it. */
export function crumbsTo(layout: LayoutAnswer | null, site: SiteContext, t: Translate, page: Crumb): Crumb[] {
  const above = [...(layout?.ancestors ?? [])].reverse();
  const start = above.length > 0 ? above : [{ title: t('start'), path: site.basePath || '/' }];
  const named = layoutText(layout, 'navTitle') || layoutText(layout, 'NavigationTitle');
  return [...start, { title: named || page.title, path: page.path }];
}

/** Head of a page that does not exist: not indexed by search engines. */
export function missingHead(title: string, description: string): PageHead {
  return {
    title,
    description,
    canonical: '',
    ogImage: '',
    ogDescription: description,
    noindex: true,
    structuredData: [],
  };
}
