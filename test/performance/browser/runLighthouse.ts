import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext } from 'puppeteer';
import { median } from '../timing.ts';

/** Scores 0 to 100. */
export interface LighthouseScores {
  performance: number;
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
  /** Ids of the audits below their maximum, without those of performance. */
  failed: string[];
}

interface LighthouseReport {
  lhr: {
    runtimeError?: { message: string };
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null }>;
  };
}

type Lighthouse = (url: string, flags: object, config: object | undefined, page: unknown) => Promise<LighthouseReport>;

const folder = resolve('test/performance/peers/lighthouse/node_modules/lighthouse');

export const hasLighthouse = (): boolean => existsSync(folder);

const maxAttempts = 3;

async function loadLighthouse(): Promise<Lighthouse> {
  const module = (await import(pathToFileURL(`${folder}/core/index.js`).href)) as { default: Lighthouse };
  return module.default;
}

/** A processor below this index is a slow desktop's for Lighthouse, one above it a fast desktop's. */
const fastDesktopIndex = 1500;

/**
 * Returns how many times slower than this machine a phone of the middle class is.
 * By Lighthouse's guide to throttling: 4, its default, or 2 on a slow desktop.
 */
export async function measureSlowdown(browser: Browser, url: string): Promise<{ index: number; slowdown: number }> {
  const lighthouse = await loadLighthouse();
  const indexes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await browser.newPage();
    const { lhr } = await lighthouse(url, { onlyAudits: ['is-on-https'], logLevel: 'silent' }, undefined, page);
    indexes.push(lhr.environment.benchmarkIndex);
    await page.close();
  }
  const index = median(indexes);
  return { index, slowdown: index < fastDesktopIndex ? 2 : 4 };
}

/**
 * Runs Lighthouse on a page.
 * @param options.isComplete include accessibility, best practices and SEO, which do not vary between runs
 * @param options.slowdown of the processor, for a phone
 */
export async function runLighthouse(
  browser: Browser | BrowserContext,
  visit: { url: string; stored?: Record<string, string> | undefined },
  options: { form: 'mobile' | 'desktop'; isComplete: boolean; slowdown: number },
  attempt = 1,
): Promise<LighthouseScores> {
  const { form, isComplete, slowdown } = options;
  const lighthouse = await loadLighthouse();
  const { default: desktop } = (await import(
    pathToFileURL(`${folder}/core/config/${form === 'desktop' ? 'desktop-config' : 'default-config'}.js`).href
  )) as { default: object };
  const own = 'createBrowserContext' in browser;
  const context = own ? await browser.createBrowserContext() : browser;
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument((entries: Record<string, string>) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, visit.stored ?? {});
    const onlyCategories = ['performance', ...(isComplete ? ['accessibility', 'best-practices', 'seo'] : [])];
    // The page for unknown URLs is measured too.
    const flags = {
      onlyCategories,
      logLevel: 'silent',
      disableStorageReset: !own,
      ignoreStatusCode: true,
      ...(form === 'mobile' && { throttling: { cpuSlowdownMultiplier: slowdown } }),
    };
    const { lhr } = await lighthouse(visit.url, flags, desktop, page);
    if (lhr.runtimeError) {
      // A trace without its navigation is a Chromium bug: a later run succeeds.
      if (attempt < maxAttempts) return await runLighthouse(browser, visit, options, attempt + 1);
      throw new Error(`Lighthouse at ${visit.url}: ${lhr.runtimeError.message}`);
    }
    const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const failed = Object.entries(lhr.categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
      .filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
    return {
      performance: score('performance'),
      ...(isComplete && {
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      }),
      failed,
    };
  } finally {
    if (own) await context.close();
  }
}
