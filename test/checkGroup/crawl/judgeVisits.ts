import { readPage } from '../../http/readPage.ts';
import { fault } from '../CheckFinding.ts';
import type { CheckFinding } from '../CheckFinding.ts';
import type { SiteLanguage } from './pageKind.ts';
import type { SiteAddress } from './resolveLink.ts';
import type { Visit } from './crawl.ts';

/** Returns the place of a link in the content, such as "content/harbour/site.en.yaml:3"; null if unknown. */
export type FindLink = (site: string, href: string, language: SiteLanguage) => string | null;

const shown = ({ site, path }: SiteAddress): string => `${site} ${path}`;

/** Texts of the product that pages show instead of a failed part. */
const failureKeys = ['sectionErrorTitle', 'componentError'];

/** Returns the findings of a visited address: a dead link, or what is wrong with its page. */
export function judgeVisit(visit: Visit, findLink: FindLink): CheckFinding[] {
  const { kind, response, from, href, links } = visit;
  const expected = kind === 'not-found' ? 404 : 200;
  if (response.status === expected) return response.isHtml ? judgePage(visit) : [];
  const answer = response.status === 0 ? response.failure : `answers ${String(response.status)}`;
  const isElsewhere = response.status >= 300 && response.status < 400;
  if (isElsewhere) return []; // a redirect to another server
  if (from === null) {
    const what = `the ${kind} page ${answer} instead of ${String(expected)}`;
    return [fault(shown(visit), what, 'Correct the page or its address; the findings of the log may say why.')];
  }
  const others = links > 1 ? `, also on ${String(links - 1)} other pages` : '';
  const where = findLink(from.site, href, visit.language) ?? shown(from);
  const what = `the link to ${href} on ${shown(from)}${others}: it ${answer}`;
  return [fault(where, what, 'Correct the link, or add the page or a redirect: docs/content.md, docs/redirects.md.')];
}

function judgePage(visit: Visit): CheckFinding[] {
  const { body, address } = visit.response;
  const { lang, title, words } = readPage(body);
  const { language, texts } = visit.language;
  const findings: CheckFinding[] = [];
  const isRedirected = address.path !== visit.path || address.site !== visit.site;
  if (!isRedirected && lang.split('-')[0] !== language.split('-')[0]) {
    const what = `the page is in "${lang}" instead of "${language}"`;
    findings.push(fault(shown(address), what, 'Write the page in this language, or correct its address.'));
  }
  if (title === '') findings.push(fault(shown(address), 'the page has no title', 'Give it a title or metaTitle.'));
  const failures = failureKeys.flatMap((key) => (texts[key] && words.includes(texts[key]) ? [texts[key]] : []));
  if (failures.length > 0) {
    const what = `a part of the page failed: "${failures.join(', ')}"`;
    findings.push(fault(shown(address), what, 'The findings of the log say why.'));
  }
  return findings;
}
