import { afterAll, beforeAll, describe } from '@jest/globals';
import type { EngineName } from '../browser/engines/EngineName.ts';
import type { EngineBrowser } from '../browser/engines/EnginePage.ts';
import { EngineVisitor } from '../browser/engines/EngineVisitor.ts';
import { findEngine } from '../browser/engines/enginePath.ts';
import { launchEngine } from '../browser/engines/launchEngine.ts';
import { engineServer } from './engineServer.ts';
import type { EngineServer } from './engineServer.ts';
import type { TestedSite } from './testedSites.ts';
import { testedSites } from './testedSites.ts';

const phone = { width: 390, height: 844 };
const startTimeoutMs = 180_000;

/** Parts that the tests of an engine share. */
export interface EngineTests {
  engine: EngineName;
  site: TestedSite;
  server(): EngineServer;
  /** Runs a visit on a phone. */
  visit(run: (visitor: EngineVisitor) => Promise<void>, options?: VisitOptions): Promise<void>;
}

interface VisitOptions {
  /** Port of a proxy before the server. */
  port?: number;
  /** The banner is answered before the first page, unless it is to ask. */
  consent?: 'answered' | 'asked';
}

/**
 * Declares tests of an engine on each site, with one browser for all of them.
 * The tests count as skipped if the engine is not installed; the run says so (printEnginePaths.ts).
 */
export function describeEngine(engine: EngineName, declare: (tests: EngineTests) => void): void {
  const describeTried = findEngine(engine) === null ? describe.skip : describe;
  let browser: EngineBrowser | undefined;
  let server: EngineServer | undefined;

  describeTried(engine, () => {
    beforeAll(async () => {
      server = await engineServer();
      browser = await launchEngine(engine);
    }, startTimeoutMs);
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    const runningServer = (): EngineServer => {
      if (!server) throw new Error('The server runs only during the tests.');
      return server;
    };
    const visitSite =
      (site: TestedSite): EngineTests['visit'] =>
      async (run, { port, consent = 'answered' } = {}) => {
        const origin = new URL(runningServer().address);
        origin.hostname = `${site.name}.localhost`;
        if (port !== undefined) origin.port = String(port);
        const page = await browser?.newPage(origin.origin, phone);
        if (!page) throw new Error(`${engine} runs only during the tests.`);
        try {
          const visitor = new EngineVisitor(page, origin.origin);
          if (consent === 'answered') await visitor.answerConsent();
          await run(visitor);
        } finally {
          await page.close();
        }
      };
    describe.each(testedSites)('on $name', (site) => {
      declare({ engine, site, server: runningServer, visit: visitSite(site) });
    });
  });
}
