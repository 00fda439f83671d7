import { relative } from 'node:path';
import { checkBookings } from '../../server/cli/doctor/checkFiles.ts';
import { checkLegalPages } from '../../server/cli/doctor/checkLegalPages.ts';
import type { Finding } from '../../server/cli/doctor/Finding.ts';
import { loadContent } from '../../server/cli/loadContent.ts';
import { loadProductTexts } from '../../server/composition/loadProductTexts.ts';
import { ContentFilesError } from '../../server/content/embedded/ContentFilesError.ts';
import { operatorMessage } from '../../server/operatorMessage.ts';
import { loadRedirectFiles } from '../../server/redirects/loadRedirectFiles.ts';
import { logDeadTargets } from '../../server/redirects/logDeadTargets.ts';
import { RedirectFilesError } from '../../server/redirects/RedirectFilesError.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { BuiltInTexts } from '../../shared/site/SiteTypes.ts';
import { fault, warning } from './CheckFinding.ts';
import type { CheckedPart, CheckFinding } from './CheckFinding.ts';
import { checkPagePaths } from './checkPagePaths.ts';
import { collectLogs } from './collectLogs.ts';
import type { ServedGroup } from './loadServedGroup.ts';
import { mergeByFile } from './mergeByFile.ts';
import { readMessage } from './readMessage.ts';

/** Content of the group and the texts of the product, as pages show them. */
export interface LoadedContent {
  content: Pick<ContentBackend, 'pages' | 'dictionary'>;
  builtInTexts: BuiltInTexts;
}

const contentCure = 'Correct the file: docs/content.md.';

/** Checks content, legal pages, texts of paths, redirects and bookings. `content` is null when none can be shown. */
export async function checkFiles(served: ServedGroup): Promise<{ parts: CheckedPart[]; loaded: LoadedContent | null }> {
  const { part, loaded } = await readContent(served);
  if (!loaded) return { parts: [part], loaded };
  return {
    parts: [
      part,
      await doctorPart('legal pages', () => checkLegalPages(served)),
      await checkPagePaths(served.group.sites, loaded),
      await checkRedirects(served, loaded),
      await doctorPart('bookings', () => checkBookings(served)),
    ],
    loaded,
  };
}

async function readContent(served: ServedGroup): Promise<{ part: CheckedPart; loaded: LoadedContent | null }> {
  const logger = collectLogs();
  const folder = relative(served.root, served.group.contentFolder);
  try {
    const { builtInTexts } = await loadProductTexts(served.group, logger);
    const { gateway } = await loadContent({ ...served, logger, savesIn: null });
    const findings = [
      ...logger.facts('content.fileFault').map(({ file, line, message }) => {
        return fault(`${folder}/${String(file)}:${String(line)}`, String(message), contentCure);
      }),
      ...logger.facts('content.picturesWithoutBlur').map(({ reason }) => {
        return warning(`${folder}/media`, String(reason), 'Run npm run media.');
      }),
    ];
    const items = JSON.stringify(logger.facts('content.loaded')[0]?.['items'] ?? 0);
    const summary = `${items} pages and parts in ${folder}`;
    return { part: { part: 'content', summary, findings }, loaded: { content: gateway, builtInTexts } };
  } catch (error) {
    const findings =
      error instanceof ContentFilesError
        ? error.problems.map(({ file, line, message }) => {
            return fault(`${folder}/${file}:${String(line)}`, message, contentCure);
          })
        : [fault(folder, operatorMessage(error), contentCure)];
    return { part: { part: 'content', summary: 'cannot be shown', findings }, loaded: null };
  }
}

async function checkRedirects({ group }: ServedGroup, loaded: LoadedContent): Promise<CheckedPart> {
  const part = 'redirects';
  try {
    const rules = await loadRedirectFiles(group.redirectsFolder, group.sites);
    const logger = collectLogs();
    const redirects = new Map([...rules].map(([site, fileRules]) => [site, { fileRules }]));
    await logDeadTargets({ ...loaded, sites: group.sites, redirects, logger });
    const findings = logger.facts('redirects.deadTarget').map(({ file, line, target, cure }) => {
      return fault(`${String(file)}:${String(line)}`, `leads to ${String(target)}, which is no page`, String(cure));
    });
    const count = [...rules.values()].reduce((sum, ofSite) => sum + ofSite.length, 0);
    return { part, summary: `${String(count)} rules`, findings };
  } catch (error) {
    if (!(error instanceof RedirectFilesError)) throw error;
    const findings = error.problems.map(({ origin, message }) => {
      return fault(`${origin.file}:${String(origin.line)}`, message, 'Correct the rule: docs/redirects.md.');
    });
    return { part, summary: 'cannot be used', findings };
  }
}

/** Runs a check of the doctor as a part. */
async function doctorPart(part: string, run: () => Promise<Finding[]>): Promise<CheckedPart> {
  const found = await run().catch((error: unknown): Finding[] => [{ state: 'fault', text: operatorMessage(error) }]);
  const summary = found.flatMap(({ state, text }) => (state === 'ok' ? [text] : [])).join(' ');
  const findings = found.flatMap(({ state, text, cure = 'See docs/adopt.md.' }): CheckFinding[] => {
    return state === 'ok' ? [] : [{ state, ...readMessage(text, part), cure }];
  });
  return { part, summary, findings: mergeByFile(findings) };
}
