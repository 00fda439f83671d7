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

/** Keys of a frame's path and of its list's, by template of a frame: of a list, or of a car or dealer. */
const framePathKeys = {
  CarListPage: { own: 'pathToCarList', list: 'pathToCarList' },
  CarDetailPage: { own: 'pathToCarDetail', list: 'pathToCarList' },
  SiteListPage: { own: 'pathToSiteList', list: 'pathToSiteList' },
  SiteDetailPage: { own: 'pathToSiteDetail', list: 'pathToSiteList' },
} as const;

function isFrame(templateName: string): templateName is keyof typeof framePathKeys {
  return Object.hasOwn(framePathKeys, templateName);
}

/** Redirects from a frame's own address to the list, where the dictionary gives the list another one. */
function movedList(context: LoadContext, templateName = '', rest = ''): RouteOutcome | null {
  const { t, site, location, store } = context;
  if (!isFrame(templateName) || store.getState().page.mode !== 'normal') return null;
  const { own, list } = framePathKeys[templateName];
  const path = `${site.basePath}/${t(rest === '' ? list : own)}${rest}`;
  return path === location.path ? null : { kind: 'redirect', status: 308, location: path + location.search };
}

/** Segments below the path of a car, id and slug; paths of lists and dealers have fewer. */
const maxSegmentsBelowFrame = 2;

/** Redirects from an address below a frame's old path, such as a brand's list, to its new path. */
async function movedBelow(context: LoadContext): Promise<RouteOutcome | null> {
  const { site, gateways, path } = context;
  const segments = path.split('/').filter((segment) => segment !== '');
  for (let below = 1; below <= Math.min(maxSegmentsBelowFrame, segments.length - 1); below += 1) {
    const query = { site: site.name, language: site.language, path: `/${segments.slice(0, -below).join('/')}` };
    const { route } = await gateways.content.layout(query);
    if (route) return movedList(context, route.templateName, `/${segments.slice(-below).join('/')}`);
  }
  return null;
}

/** Loads a page of the content platform. A path unknown to the platform gives 404 in the site's frame. */
export async function loadContentPage(context: LoadContext): Promise<RouteOutcome> {
  // the platform's page at the cars' path is the frame of car pages, not a page without a car
  const isCarFrame = context.path.replace(/\/+$/, '') === `/${context.t('pathToCarDetail')}`;
  const { known, layout } = await loadLayout(context, isCarFrame ? `${context.path}/-` : context.path);
  const fields = layout.route?.fields ?? {};
  if (!known) {
    const moved = await movedBelow(context).catch(() => null); // unknown stays not found when the platform fails
    if (moved) return moved;
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
