import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { EnvError, readEnv } from '../config/env.ts';
import { excludesDemoData } from '../config/excludesDemoData.ts';
import { servedGroup } from '../config/group/servedGroup.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { createLogger } from './http/createLogger.ts';
import { logDeadTargets } from './redirects/logDeadTargets.ts';
import { createServices } from './services.ts';

/** Reads the environment, makes the services and the app, listens, and stops gracefully; nothing else. */
async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const group = servedGroup(env);
  if (group.demo) logger.warn('demo.group', demoNotice(excludesDemoData(env, group)));
  const services = await createServices(env, logger, {
    root: process.cwd(),
    group,
    build: fileURLToPath(new URL('..', import.meta.url)),
  });
  const server = createServer(createRequestHandler(services));
  services.admission.watch(server);
  server.keepAliveTimeout = 65_000; // above the idle time-out of common load balancers, so that they close first

  server.on('error', (error) => {
    logger.error('server.failed', { error });
    process.exitCode = 1;
    void services.stop();
  });
  server.listen(env.PORT, env.HOST, () => {
    services.readiness.ready = true;
    services.outboxWorker.start();
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.PORT;
    logger.info('server.listening', { address: `http://localhost:${String(port)}` });
    void logDeadTargets({ ...services, sites: services.sites.all, content: services.contentBackend });
  });

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info('server.stopping', { signal });
    services.readiness.ready = false;
    services.eventStreams.close(); // their browsers go on at another server
    // connections that have had their answer are kept open for a next request that must not come here any more
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const grace = setTimeout(() => server.closeAllConnections(), env.SHUTDOWN_GRACE_SECONDS * 1000);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      void services.stop().then(() => logger.info('server.stopped'));
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startMessage(error)}\n`);
  process.exitCode = 1;
});

/** Facts for the log about a demo group in service. */
function demoNotice(isExcluded: boolean): { served: string; cure: string } {
  return isExcluded
    ? { served: 'sites without invented customers and vehicles', cure: 'DEMO_DATA=on serves them too.' }
    : {
        served: 'sites with invented customers and vehicles',
        cure: 'Serve a group of your own (GROUP), or set DEMO_DATA=off.',
      };
}

/** Messages about the environment, the group, the content, redirects, bookings, the feed and the database are written for the operator; the rest needs its stack. */
function startMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const forOperators =
    error instanceof EnvError ||
    error instanceof OperatorError ||
    /^(Feed|ContentFiles|VocabularyFiles|SynonymFiles|RedirectFiles|ReferenceFiles|Storage)/.test(error.name);
  return forOperators ? error.message : (error.stack ?? error.message);
}
