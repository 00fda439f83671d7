import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** Form sections, by the platform's component name. */
const formSections = new Set(['ContactForm', 'SellCar', 'ServiceRequest', 'LeadForm', 'Jotform']);

interface WithoutFormsOptions {
  sites: readonly Pick<SiteConfig, 'name' | 'features'>[];
  logger: Logger;
}

/**
 * Removes forms from the pages of sites without `features.forms`, whose API accepts none.
 * Nothing is shown in their place. Each is logged once as "content.formLeftOut", so that an editor removes it from the
 * page.
 */
export function withoutForms(
  content: Pick<ContentBackend, 'layout'>,
  { sites, logger }: WithoutFormsOptions,
): Pick<ContentBackend, 'layout'> {
  const formless = new Set(sites.filter(({ features }) => features.forms === false).map(({ name }) => name));
  const reported = new Set<string>();
  return {
    layout: async (query) => {
      const answer = await content.layout(query);
      const { site, path } = query;
      if (!formless.has(site)) return answer;
      const leftOut = ({ componentName: section, uid }: SectionData): void => {
        const key = `${site} ${uid}`;
        if (reported.has(key)) return;
        reported.add(key);
        const mend = `Remove the section from the page, or "forms: false" from the site's features.`;
        logger.warn('content.formLeftOut', { site, path: path.slice(0, 300), section, mend });
      };
      const { route, notFound } = answer;
      return {
        ...answer,
        route: route && routeWithout(route, leftOut),
        ...(notFound ? { notFound: routeWithout(notFound, leftOut) } : {}),
      };
    },
  };
}

function routeWithout(route: RouteData, leftOut: (section: SectionData) => void): RouteData {
  return { ...route, placeholders: placeholdersWithout(route.placeholders, leftOut) };
}

function placeholdersWithout(
  placeholders: Record<string, SectionData[]>,
  leftOut: (section: SectionData) => void,
): Record<string, SectionData[]> {
  const removeForms = (section: SectionData): SectionData[] => {
    if (formSections.has(section.componentName)) {
      leftOut(section);
      return [];
    }
    const { placeholders: inner } = section;
    return [inner ? { ...section, placeholders: placeholdersWithout(inner, leftOut) } : section];
  };
  return Object.fromEntries(Object.entries(placeholders).map(([name, inside]) => [name, inside.flatMap(removeForms)]));
}
