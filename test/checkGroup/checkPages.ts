import { fault, warning } from './CheckFinding.ts';
import type { CheckedPart } from './CheckFinding.ts';
import type { LoadedContent } from './checkFiles.ts';
import type { ServedGroup } from './loadServedGroup.ts';
import { crawl } from './crawl/crawl.ts';
import type { Visit } from './crawl/crawl.ts';
import { createFindLink } from './crawl/createFindLink.ts';
import { judgeVisit } from './crawl/judgeVisits.ts';
import { createRequestAddress } from './crawl/requestAddress.ts';
import { siteSeeds } from './crawl/siteSeeds.ts';

/** Maximum number of linked pages and of files per site; the pages of the content come on top. */
const maxPages = 300;
/** Maximum number of cars, lists, comparisons and dealers of a site: they are alike. */
const maxOfStockKind = 25;

interface CheckedPages {
  parts: CheckedPart[];
  /** The visited pages without faults. */
  pages: Visit[];
}

/** Visits the pages of each site in each of its languages, and checks their links. */
export async function checkPages(
  { group, root }: ServedGroup,
  { content, builtInTexts }: LoadedContent,
  { port, say }: { port: number; say: (text: string) => void },
): Promise<CheckedPages> {
  const sites = await Promise.all(
    group.sites.map(async (site) => {
      const contents = site.languages.map(async (language) => {
        const query = { site: site.name, language };
        const [pages, own] = await Promise.all([content.pages(query), content.dictionary(query)]);
        return { pages, texts: { ...builtInTexts[language], ...own } };
      });
      return siteSeeds(site, await Promise.all(contents));
    }),
  );
  const request = createRequestAddress(port, group.sites);
  const onVisit = (count: number): void => {
    if (count % 500 === 0) say(`pages: ${String(count)} addresses visited\n`);
  };
  const { visits, leftOut } = await crawl({ sites, request, maxPages, maxOfStockKind, onVisit });
  request.close();
  const findLink = createFindLink(group.contentFolder, root);
  const judged = visits.map((visit) => ({ visit, findings: judgeVisit(visit, findLink) }));
  const parts = group.sites.map(({ name, features }): CheckedPart => {
    const own = judged.filter(({ visit }) => visit.site === name);
    const pages = own.filter(({ visit }) => visit.response.isHtml);
    const kinds = new Set(pages.map(({ visit }) => visit.kind));
    const more = leftOut.get(name) ?? 0;
    const stopped = more > 0 ? `; stopped before ${String(more)} further pages` : '';
    const summary = `${String(pages.length)} pages of ${String(kinds.size)} kinds, ${String(own.length - pages.length)} files${stopped}`;
    const findings = own.flatMap((each) => each.findings);
    if (features.stock && !kinds.has('car')) {
      findings.push(warning(name, 'no car is linked on its pages', 'Give the site cars: docs/feeds.md.'));
    }
    return { part: name, summary, findings };
  });
  const isPage = ({ response, path }: Visit): boolean => response.isHtml && response.address.path === path;
  const sound = judged.filter(({ visit, findings }) => isPage(visit) && findings.length === 0);
  return { parts, pages: sound.map(({ visit }) => visit) };
}

/** The part of a server that does not start. */
export function failedStart(error: unknown): CheckedPart {
  const what = error instanceof Error ? error.message : String(error);
  return {
    part: 'server',
    summary: 'does not start',
    findings: [fault('server', what, 'Correct the findings above; npm start shows the same.')],
  };
}
