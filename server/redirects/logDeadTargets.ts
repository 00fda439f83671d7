import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { findDeadTargets } from './findDeadTargets.ts';
import type { RedirectRule } from './RedirectRule.ts';

interface DeadTargetOptions {
  sites: readonly SiteConfig[];
  /** Rules of the files, by site. */
  redirects: ReadonlyMap<string, { readonly fileRules: readonly RedirectRule[] }>;
  content: Pick<ContentBackend, 'pages' | 'dictionary'>;
  builtInTexts: BuiltInTexts;
  logger: Logger;
}

/**
 * Logs each rule of the redirect files whose target page does not exist ("redirects.deadTarget").
 * A site whose content platform does not respond is left out. Never rejects.
 */
export async function logDeadTargets({ sites, redirects, logger, ...sources }: DeadTargetOptions): Promise<void> {
  for (const site of sites) {
    const rules = redirects.get(site.name)?.fileRules ?? [];
    const dead = await findDeadTargets(site, rules, sources).catch(() => []); // its failure is already logged
    for (const { file, line, target, cure } of dead) logger.warn('redirects.deadTarget', { file, line, target, cure });
  }
}
