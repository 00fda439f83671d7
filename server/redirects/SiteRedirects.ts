import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { platformRules } from './platformRules.ts';
import type { RedirectProblem } from './RedirectFilesError.ts';
import type { FoundRedirect } from './RedirectIndex.ts';
import { RedirectIndex } from './RedirectIndex.ts';
import type { RedirectRule } from './RedirectRule.ts';

/** Age of the platform's redirects at which a request triggers a background refresh. */
const refreshMs = 30_000;

export interface SiteRedirectsOptions {
  site: SiteConfig;
  /** Validated: their faults were logged at start. */
  fileRules: readonly RedirectRule[];
  platform: Pick<ContentBackend, 'redirects'>;
  logger: Logger;
  /** Called when the rules in use have changed. */
  onChanged?: () => void;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
}

/**
 * The redirects of a site: its file's, then those of editors on the content platform.
 * The platform's are fetched in the background, one request at a time, and compiled when they differ; the last good
 * ones stay when it fails.
 */
export class SiteRedirects {
  private index: RedirectIndex;
  private askedAt = -Infinity;
  private asking: Promise<void> | null = null;
  private platformVersion = '[]';
  private readonly reported = new Set<string>();

  constructor(private readonly options: SiteRedirectsOptions) {
    this.index = new RedirectIndex(options.fileRules, options.site.languages);
  }

  /** Rules of the site's file. */
  get fileRules(): readonly RedirectRule[] {
    return this.options.fileRules;
  }

  /**
   * Finds the target of a request; null when no rule matches.
   * Synchronous: never waits for the platform.
   * @param path as requested, encoded
   * @param query as requested, without "?"
   */
  find(path: string, query: string): FoundRedirect | null {
    if (this.now() - this.askedAt >= refreshMs) void this.refresh();
    return this.index.find(path, query);
  }

  /** Fetches the platform's rules; resolves when they are in use, or on a failure. Never rejects. */
  refresh(): Promise<void> {
    this.askedAt = this.now();
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Fetches the platform's rules after a change there: a response in progress may be older. Never rejects. */
  async renew(): Promise<void> {
    await this.asking;
    await this.refresh();
  }

  private async ask(): Promise<void> {
    const { site, fileRules, platform, logger } = this.options;
    try {
      const redirects = await platform.redirects({ site: site.name });
      const version = JSON.stringify(redirects);
      if (version === this.platformVersion) return;
      const problems: RedirectProblem[] = [];
      const rules = platformRules(redirects, site.languages, problems);
      this.index = this.compile(fileRules, rules, problems);
      this.platformVersion = version;
      this.options.onChanged?.();
      this.report(problems);
      logger.info('redirects.loaded', { site: site.name, file: fileRules.length, platform: rules.length });
    } catch (error) {
      logger.warn('redirects.platformFailed', { site: site.name, error });
    }
  }

  /** Compiles the file's rules first; a rule of the platform that closes a loop is left out. */
  private compile(
    fileRules: readonly RedirectRule[],
    rules: readonly RedirectRule[],
    problems: RedirectProblem[],
  ): RedirectIndex {
    const { languages } = this.options.site;
    let index = new RedirectIndex([...fileRules, ...rules], languages);
    // each round removes at least one rule of each loop
    for (let remaining = rules; ; index = new RedirectIndex([...fileRules, ...remaining], languages)) {
      const found = index.problems(remaining);
      const faulty = new Set(found.map(({ origin }) => origin));
      problems.push(...found);
      if (faulty.size === 0) return index;
      remaining = remaining.filter(({ origin }) => !faulty.has(origin));
    }
  }

  private report(problems: readonly RedirectProblem[]): void {
    for (const { origin, message } of problems) {
      const text = `${origin.line} ${message}`;
      if (this.reported.has(text)) continue;
      this.reported.add(text);
      this.options.logger.warn('redirects.ruleSkipped', { site: this.options.site.name, rule: origin.line, message });
    }
  }

  private now(): number {
    return (this.options.clock ?? monotonicMs)();
  }
}
