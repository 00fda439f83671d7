import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { dealerPicture } from './dealerPicture.ts';
import { addressLine } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { dealerStructuredData } from '../../../shared/catalogue/dealers/dealerStructuredData.ts';
import type { LayoutAnswer } from '../../../shared/content/ContentTypes.ts';
import { groupSchedules } from '../../../shared/catalogue/dealers/groupSchedules.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { LoadContext, RouteOutcome } from '../../framework/PageRoute.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import { absoluteAddress } from '../../site/absoluteAddress.ts';
import { breadcrumbData } from '../../site/breadcrumbData.ts';
import { crumbsTo } from '../pageHead.ts';
import { versionsBelow } from '../versionsBelow.ts';
import { withoutSections } from '../withoutSections.ts';
import { dealerShown } from './dealerDetailState.ts';
import { dealerListPath, dealerPath } from './dealerPaths.ts';
import { loadDealer } from './loadDealer.ts';
import type { FetchedDealer } from './loadDealer.ts';
import { showDepartment } from './showDepartment.ts';

/** Loads a dealer's page. Redirects to the list without a slug, for an unknown one, and on failure. */
export async function loadDealerDetailPage(context: LoadContext, { slug }: DealerDetailParams): Promise<RouteOutcome> {
  const { site, t, store } = context;
  const toList: RouteOutcome = {
    kind: 'redirect',
    status: 302,
    location: dealerListPath(site, t) + context.location.search,
  };
  if (slug === '' || !hasDealers(site)) return toList;
  const [found, workshopPath, listFrame, frame] = await Promise.all([
    store.dispatch(loadDealer(slug)),
    findWorkshopPath(context),
    loadFrame(context, `/${t('pathToSiteList')}`),
    loadFrame(context, `/${t('pathToSiteDetail')}`),
  ]);
  if (!found) return toList;
  const { site_departments: departments, ...dealer } = found.dealer;
  const { t: openT } = context;
  store.dispatch(
    dealerShown({
      ...found,
      dealer,
      departments: departments.map((department) => showDepartment(department, site, openT)),
      schedules: groupSchedules(departments),
      workshopPath,
    }),
  );
  const versions = versionsBelow(frame, [dealer.slug])?.languages ?? [];
  return buildPage(context, found, withoutSections(listFrame, versions, frame));
}

/** Returns the path of the workshop's page if the site has one, whether or not its menu shows it. */
async function findWorkshopPath(context: LoadContext): Promise<string | null> {
  const { site, gateways } = context;
  const path = `/${context.t('pathToWorkshop')}`;
  const { route } = await gateways.content
    .layout({ site: site.name, language: site.language, path })
    .catch(() => ({ route: null })); // the page works without the platform
  return route && site.basePath + path;
}

function buildPage(context: LoadContext, { dealer, now }: FetchedDealer, layout: LayoutAnswer | null): RouteOutcome {
  const { site, t } = context;
  const path = dealerPath(site, t, dealer.slug);
  const list = { title: t('dealerListTitle'), path: dealerListPath(site, t) };
  const breadcrumbs = [...crumbsTo(layout, site, t, list), { title: dealer.site_official_name, path }];
  const canonical = absoluteAddress(path, site);
  const image = absoluteAddress(dealerPicture(dealer), site);
  const description = t('dealerDescription', { name: dealer.site_official_name, address: addressLine(dealer, site) });
  const { date: today } = wallTime(now, site.timeZone);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: `${dealer.site_official_name} | ${site.displayName}`,
      description,
      canonical,
      ogImage: image,
      ogDescription: description,
      noindex: false,
      structuredData: [
        dealerStructuredData(dealer, {
          address: canonical,
          image,
          country: site.country.toUpperCase(),
          phonePlan: site.phone,
          today,
        }),
        breadcrumbData(breadcrumbs, site),
      ],
    },
    layout,
    breadcrumbs,
  };
}

export interface DealerDetailParams {
  /** "" when the path names no dealer. */
  slug: string;
}
