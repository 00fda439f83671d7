import type { Visit } from '../crawl/crawl.ts';
import type { PageKind } from '../crawl/pageKind.ts';

/** A page to open in the browser. */
export interface ChosenPage {
  site: string;
  path: string;
  kind: PageKind;
}

type VisitedPage = Pick<Visit, 'site' | 'path' | 'kind'> & { language: Pick<Visit['language'], 'language'> };

/** Chooses one page of each kind of each site. Its languages take turns, so that each is seen. */
export function choosePages(visits: readonly VisitedPage[]): ChosenPage[] {
  const bySite = new Map<string, Map<PageKind, VisitedPage[]>>();
  for (const visit of visits) {
    const kinds = bySite.get(visit.site) ?? new Map<PageKind, VisitedPage[]>();
    kinds.set(visit.kind, [...(kinds.get(visit.kind) ?? []), visit]);
    bySite.set(visit.site, kinds);
  }
  return [...bySite].flatMap(([site, kinds]) => {
    const languages = [...new Set(visits.filter((one) => one.site === site).map(({ language }) => language.language))];
    return [...kinds].flatMap(([kind, pages], at) => {
      const wanted = languages[at % languages.length];
      const page = pages.find(({ language }) => language.language === wanted) ?? pages[0];
      return page ? [{ site, path: page.path, kind }] : [];
    });
  });
}
