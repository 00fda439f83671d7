import { resolve } from 'node:path';
import type { Gateways } from '../../client/app/Gateways.ts';
import { loadAllCode } from '../../client/app/loadedCode.ts';
import { allSites } from '../../config/sites/allSites.ts';
import { createEmbeddedCatalogue } from '../../server/catalogue/createEmbeddedCatalogue.ts';
import { loadFeedMapping } from '../../server/catalogue/feed/feedMapping.ts';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import { noPageViews } from '../../server/content/events/pageViewSender.ts';
import { embeddedJotformGateway } from '../../server/forms/embedded/embeddedJotformGateway.ts';
import type { Services } from '../../server/services.ts';
import { createSiteDirectory } from '../../server/site/siteOfRequest.ts';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  event: string;
  facts: LogFacts;
}

/** A logger that keeps its lines. */
export function collectingLogger(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: LogLine['level']) =>
    (event: string, facts: LogFacts = {}): void => {
      lines.push({ level, event, facts });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

let embedded: Promise<Gateways> | undefined;

/** The gateways of the demo group, made once per test file. */
export function demoGateways(): Promise<Gateways> {
  embedded ??= (async () => {
    const logger = collectingLogger();
    const [content, catalogue] = await Promise.all([
      createEmbeddedContent({ folder: resolve('content'), sites: allSites, logger, watch: false }),
      createEmbeddedCatalogue({
        feed: {
          source: resolve('content/stock/demo-cars.ndjson.gz'),
          mapping: await loadFeedMapping(resolve('config/feeds/demo.json')),
          intervalMinutes: 60,
        },
        dealersFile: resolve('content/stock/dealers.ndjson.gz'),
        logger,
      }),
    ]);
    await catalogue.stop(); // the index stays, the watching ends
    return { content: content.gateway, catalogue: catalogue.gateway };
  })();
  return embedded;
}

/** Services over the demo group, with a manifest in place of a build. */
export async function testServices(
  change: Partial<Services> = {},
): Promise<Services & { logger: ReturnType<typeof collectingLogger> }> {
  await loadAllCode();
  const logger = collectingLogger();
  return {
    gateways: change.gateways ?? (await demoGateways()),
    jotform: embeddedJotformGateway(),
    pageViews: noPageViews,
    sites: createSiteDirectory(allSites, 'polhem-bil'),
    manifest: {
      entry: '/assets/main-TEST.js',
      css: ['/assets/main-TEST.css'],
      entryImports: [],
      chunks: { 'client/catalogue/pages/CarListPage.tsx': ['/assets/list-TEST.js'] },
      fonts: { 'schibsted-grotesk': '/assets/schibsted-TEST.woff2', 'hanken-grotesk': '/assets/hanken-TEST.woff2' },
    },
    readiness: { ready: true },
    trustProxy: false,
    publicFolder: resolve('dist/public'),
    mediaFolder: resolve('content/media'),
    development: false,
    stop: () => Promise.resolve(),
    ...change,
    logger,
  };
}
