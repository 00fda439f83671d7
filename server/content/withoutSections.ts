import { hasDealers } from '../../shared/catalogue/hasDealers.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

type Features = SiteConfig['features'];

/** Sections that a site without a feature leaves out. */
interface LeftOutRule {
  /** Platform's component names. */
  sections: ReadonlySet<string>;
  isLeftOut: (features: Features) => boolean;
  event: 'content.formLeftOut' | 'content.stockSectionLeftOut';
  remedy: string;
}

const rules: readonly LeftOutRule[] = [
  {
    sections: new Set(['ContactForm', 'SellCar', 'ServiceRequest', 'LeadForm', 'Jotform']),
    isLeftOut: ({ forms }) => forms === false,
    event: 'content.formLeftOut',
    remedy: `Remove the section from the page, or "forms: false" from the site's features.`,
  },
  {
    // the site has no index to search
    sections: new Set(['CarFinder', 'CarTeaser', 'ModelRange']),
    isLeftOut: ({ stock }) => !stock,
    event: 'content.stockSectionLeftOut',
    remedy: `Remove the section from the page, or set "stock: true" in the site's features.`,
  },
  {
    sections: new Set(['DealerTeaser', 'FacilityList']),
    isLeftOut: (features) => !hasDealers({ features }),
    event: 'content.stockSectionLeftOut',
    remedy: 'Remove the section from the page, or add dealers of the site to the feed of dealers.',
  },
];

interface WithoutSectionsOptions {
  sites: readonly Pick<SiteConfig, 'name' | 'features'>[];
  logger: Logger;
}

/**
 * Removes sections from the pages of sites that lack their feature: forms, or cars and dealers.
 * Nothing is shown in their place. Each is logged once as "content.formLeftOut" or "content.stockSectionLeftOut", so
 * that an editor removes it from the page.
 */
export function withoutSections(
  content: Pick<ContentBackend, 'layout'>,
  { sites, logger }: WithoutSectionsOptions,
): Pick<ContentBackend, 'layout'> {
  const rulesBySite = new Map(
    sites.map(({ name, features }) => [name, rules.filter(({ isLeftOut }) => isLeftOut(features))]),
  );
  const reported = new Set<string>();
  return {
    layout: async (query) => {
      const answer = await content.layout(query);
      const { site, path } = query;
      const siteRules = rulesBySite.get(site) ?? [];
      if (siteRules.length === 0) return answer;
      const isLeftOut = ({ componentName: section, uid }: SectionData): boolean => {
        const rule = siteRules.find(({ sections }) => sections.has(section));
        const key = `${site} ${uid}`;
        if (rule && !reported.has(key)) {
          reported.add(key);
          logger.warn(rule.event, { site, path: cutText(path, 300), section, remedy: rule.remedy });
        }
        return rule !== undefined;
      };
      const { route, notFound } = answer;
      return {
        ...answer,
        route: route && routeWithout(route, isLeftOut),
        ...(notFound ? { notFound: routeWithout(notFound, isLeftOut) } : {}),
      };
    },
  };
}

function routeWithout(route: RouteData, isLeftOut: (section: SectionData) => boolean): RouteData {
  return { ...route, placeholders: placeholdersWithout(route.placeholders, isLeftOut) };
}

function placeholdersWithout(
  placeholders: Record<string, SectionData[]>,
  isLeftOut: (section: SectionData) => boolean,
): Record<string, SectionData[]> {
  const kept = (section: SectionData): SectionData[] => {
    if (isLeftOut(section)) return [];
    const { placeholders: inner } = section;
    return [inner ? { ...section, placeholders: placeholdersWithout(inner, isLeftOut) } : section];
  };
  return Object.fromEntries(Object.entries(placeholders).map(([name, inside]) => [name, inside.flatMap(kept)]));
}
