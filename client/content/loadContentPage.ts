import type { Fields } from '../../shared/content/ContentTypes.ts';
import type { LoadContext, PageOutcome, RouteOutcome } from '../framework/PageRoute.ts';
import type { PageHead } from '../framework/pageState.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { absoluteAddress } from '../site/absoluteAddress.ts';
import { imageField } from '../framework/fields.ts';
import { shareImage } from '../site/shareImage.ts';
import { breadcrumbData } from '../site/breadcrumbData.ts';
import { loadLayout } from '../framework/loadLayout.ts';
import { pageName } from './pageName.ts';
import { isStory } from './stories/isStory.ts';

function text(fields: Fields, name: string): string {
  const value = (fields[name] as { value?: unknown } | undefined)?.value;
  if (typeof value === 'string') return value.trim();
  const src = (value as { src?: unknown } | undefined)?.src;
  return typeof src === 'string' ? src : '';
}

/**
 * Document head from a page's metadata fields.
 * @param path the page's own address with the language segment
 */
export function headOfFields(fields: Fields, path: string, site: SiteContext): PageHead {
  const title = text(fields, 'metaTitle') || pageName(fields) || site.displayName;
  const description = text(fields, 'metaDescription');
  return {
    title,
    description,
    canonical: absoluteAddress(text(fields, 'canonicalURL') || path, site),
    ...shareImage({ alt: '', ...imageField(fields, 'ogImage'), src: text(fields, 'ogImage') }, site),
    ogDescription: text(fields, 'ogDescription') || description,
    noindex: false,
    structuredData: [],
  };
}

/** Adds the visible breadcrumbs as structured data for search engines. */
function withBreadcrumbData(outcome: PageOutcome, site: SiteContext): PageOutcome {
  const { head, breadcrumbs } = outcome;
  if (breadcrumbs.length === 0) return outcome;
  const structuredData = [...head.structuredData, breadcrumbData(breadcrumbs, site)];
  return { ...outcome, head: { ...head, structuredData } };
}

/** Key of the list's path by template of a frame: of a list, or of a car or dealer. */
const listPathKeys: Partial<Record<string, 'pathToCarList' | 'pathToSiteList'>> = {
  CarListPage: 'pathToCarList',
  CarDetailPage: 'pathToCarList',
  SiteListPage: 'pathToSiteList',
  SiteDetailPage: 'pathToSiteList',
};

/** Redirects from a frame's own address to the list, where the dictionary gives the list another one. */
function movedList({ t, site, location, store }: LoadContext, templateName: string | undefined): RouteOutcome | null {
  const key = listPathKeys[templateName ?? ''];
  const path = key && `${site.basePath}/${t(key)}`;
  if (!path || path === location.path || store.getState().page.mode !== 'normal') return null;
  return { kind: 'redirect', status: 308, location: path + location.search };
}

/** Loads a page of the content platform. A path unknown to the platform gives 404 in the site's frame. */
export async function loadContentPage(context: LoadContext): Promise<RouteOutcome> {
  // the platform's page at the cars' path is the frame of car pages, not a page without a car
  const isCarFrame = context.path.replace(/\/+$/, '') === `/${context.t('pathToCarDetail')}`;
  const { known, layout } = await loadLayout(context, isCarFrame ? `${context.path}/-` : context.path);
  const fields = layout.route?.fields ?? {};
  if (!known) {
    const own = text(fields, 'metaTitle') || pageName(fields);
    const title = own || `${context.t('notFoundTitle')} | ${context.site.displayName}`;
    const head = { ...headOfFields({}, context.location.path, context.site), title, canonical: '', noindex: true };
    return { kind: 'page', status: 404, head, layout, breadcrumbs: [] };
  }
  const moved = movedList(context, layout.route?.templateName);
  if (moved) return moved;
  const noindex = layout.route?.templateName === 'UnlistedPage';
  const head = { ...headOfFields(fields, context.location.path, context.site), noindex };
  const own = { title: pageName(fields) || layout.route?.displayName || '', path: context.location.path };
  const breadcrumbs = context.path === '/' ? [] : [...[...layout.ancestors].reverse(), own];
  const outcome: PageOutcome = { kind: 'page', status: 200, head, layout, breadcrumbs };
  if (!layout.route || !isStory(layout.route)) return withBreadcrumbData(outcome, context.site);
  // story code is not loaded by other pages
  const { asStory } = await import('./stories/asStory.ts');
  return withBreadcrumbData(asStory(outcome, layout.route, context.location.path, context.site), context.site);
}
